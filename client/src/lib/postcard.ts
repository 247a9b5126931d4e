// The picture of a game that is over, 1200 × 630, with its last board: drawn with the page's own fonts and in its light colours.
import { artOf } from './games'
import { MARKS } from './marks'
import { seatLetter } from './seats'
import { lightColours, type Colour } from './snapshot'

export interface Told {
  game: string
  brand: string
  title: string
  subtitle: string
  detail: string
  sentence: string
  footer: string
  rows: { seat: number; name: string; score: string; first: boolean }[]
}

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 640
const MARGIN = 60
const TILT = -0.06

async function loaded(source: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = source
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}

/** Words of a text in lines of at most so many pixels; what is more than `most` lines ends with an ellipsis. */
export function wrapped(
  measure: (text: string) => number,
  text: string,
  width: number,
  most: number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = `${kept.at(-1) ?? ''}…`
  while (last.length > 1 && measure(last) > width) last = `${last.slice(0, -2)}…`
  return [...kept.slice(0, -1), last]
}

/** What is shown at the left: a part of an image, as large as it is to be. */
export interface Shown {
  image: HTMLImageElement
  width: number
  height: number
}

async function artShown(game: string): Promise<Shown | null> {
  const art = artOf(game)
  const image = art ? await loaded(art) : null
  return image && { image, width: 540, height: (540 * 244) / 400 }
}

/** Without a board the game's own picture stands for it. */
export async function drawPostcard(
  canvas: HTMLCanvasElement,
  told: Told,
  board: Shown | null,
): Promise<Blob | null> {
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) return null
  await document.fonts.ready
  const colour = lightColours()
  const [shown, logo] = await Promise.all([board ?? artShown(told.game), loaded('/icon.svg')])
  pen.fillStyle = colour('--paper')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawGround(pen, colour, shown, board !== null)
  drawWords(pen, colour, told, logo, drawTable(pen, colour, told))
  pen.strokeStyle = colour('--line-strong')
  pen.lineWidth = 2
  pen.beginPath()
  pen.roundRect(15, 15, WIDTH - 30, HEIGHT - 30, 18)
  pen.stroke()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

type Pen = CanvasRenderingContext2D

/** The board, or the game's picture in a frame, tilted on its own ground. */
function drawGround(pen: Pen, colour: Colour, shown: Shown | null, isBoard: boolean): void {
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, LEFT, HEIGHT)
  pen.clip()
  pen.fillStyle = colour('--tile-back')
  pen.fillRect(0, 0, LEFT, HEIGHT)
  if (shown) {
    const { image, width, height } = shown
    pen.translate(LEFT / 2, HEIGHT / 2)
    pen.rotate(TILT)
    pen.shadowColor = colour('--ink')
    pen.shadowBlur = 40
    if (isBoard) pen.drawImage(image, 0, 0, width, height, -width / 2, -height / 2, width, height)
    else {
      pen.fillRect(-width / 2, -height / 2, width, height)
      pen.shadowBlur = 0
      pen.drawImage(image, -width / 2, -height / 2, width, height)
      pen.lineWidth = 6
      pen.strokeStyle = colour('--gold-soft')
      pen.strokeRect(-width / 2, -height / 2, width, height)
    }
  }
  pen.restore()
}

/** What is said above the table, whose upper edge leaves more or less room for the sentence. */
function drawWords(pen: Pen, colour: Colour, told: Told, logo: HTMLImageElement | null, edge: number): void {
  const x = LEFT + 40
  const width = WIDTH - MARGIN - x
  const measure = (text: string): number => pen.measureText(text).width
  if (logo) pen.drawImage(logo, x, MARGIN, 40, 40)
  pen.fillStyle = colour('--ink')
  pen.font = '700 32px Alegreya, Georgia, serif'
  pen.fillText(told.brand, x + 54, MARGIN + 30)
  let size = 50
  pen.font = `800 ${size}px Alegreya, Georgia, serif`
  while (size > 34 && measure(told.title) > width) pen.font = `800 ${--size}px Alegreya, Georgia, serif`
  let y = 114
  for (const line of wrapped(measure, told.title, width, 2)) pen.fillText(line, x, (y += size))
  pen.fillStyle = colour('--ink-soft')
  pen.font = '400 22px "Alegreya Sans", sans-serif'
  y += 8
  for (const line of [told.subtitle, told.detail])
    for (const part of wrapped(measure, line, width, 1)) pen.fillText(part, x, (y += 28))
  const room = Math.min(2, Math.floor((edge - y - 24) / 30))
  if (told.sentence && room > 0) {
    pen.font = 'italic 700 24px Alegreya, Georgia, serif'
    const lines = wrapped(measure, told.sentence, width - 18, room)
    pen.fillStyle = colour('--accent')
    pen.fillRect(x, y + 20, 4, 30 * lines.length)
    pen.fillStyle = colour('--ink')
    y += 14
    for (const line of lines) pen.fillText(line, x + 18, (y += 30))
  }
  pen.fillStyle = colour('--ink-soft')
  pen.font = '400 17px "Alegreya Sans", sans-serif'
  pen.fillText(told.footer, x, HEIGHT - MARGIN)
}

/** Who came where, from below: six have room. Gives back its upper edge. */
function drawTable(pen: Pen, colour: Colour, told: Told): number {
  const x = LEFT + 40
  const right = WIDTH - MARGIN
  const step = told.rows.length > 4 ? 38 : 46
  const edge = HEIGHT - MARGIN - 28 - step * told.rows.length
  let y = edge
  for (const row of told.rows) {
    if (row.first) {
      pen.fillStyle = colour('--gold-soft')
      pen.beginPath()
      pen.roundRect(x, y, right - x, step - 4, 10)
      pen.fill()
    }
    const middle = y + step / 2 - 2
    drawMark(pen, colour, row.seat, x + 12, middle - 14)
    pen.fillStyle = colour('--ink')
    pen.font = '700 25px Alegreya, Georgia, serif'
    pen.fillText(row.name, x + 54, middle + 8, right - x - 150)
    pen.textAlign = 'right'
    pen.font = '800 26px "Alegreya Sans", sans-serif'
    pen.fillText(row.score, right - 12, middle + 9)
    pen.textAlign = 'left'
    y += step
  }
  return edge
}

/** A seat's mark with its letter, 28 pixels wide. */
function drawMark(pen: Pen, colour: Colour, seat: number, x: number, y: number): void {
  const mark = MARKS[seat % MARKS.length]
  if (!mark) return
  const named = `--seat-${(seat % MARKS.length) + 1}`
  const path = new Path2D(mark.path)
  pen.save()
  pen.translate(x, y)
  pen.scale(28 / 24, 28 / 24)
  pen.fillStyle = colour(named)
  pen.fill(path)
  pen.lineWidth = 1.6
  pen.strokeStyle = colour(`${named}-edge`)
  pen.stroke(path)
  pen.textAlign = 'center'
  pen.fillStyle = colour(`${named}-ink`)
  pen.font = `800 ${mark.letter}px "Alegreya Sans", sans-serif`
  pen.fillText(seatLetter(seat), 12, mark.line)
  pen.restore()
}
