// A part of the page as a picture, in the light colours whatever the reader's are: its markup and all style sheets go
// into an SVG that needs nothing from outside, not even the fonts.

/** As the style sheets say, and not as this reader has chosen. */
export type Colour = (name: string) => string

/** What media queries within are answered by: a wide screen. */
const SCREEN = { width: 1600, height: 1200 }
const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'

const rules = (): CSSRule[] => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])

export function lightColours(): Colour {
  const roots = rules().filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
  const found = roots.flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.style] : []))
  return (name) =>
    found
      .map((style) => style.getPropertyValue(name).trim())
      .filter(Boolean)
      .at(-1) ?? ''
}

async function inlined(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error(address))
    reader.readAsDataURL(blob)
  })
}

/** A font's rule with the font itself in it; nothing if the page does without it. */
async function withFont(rule: CSSFontFaceRule): Promise<string> {
  const of = (name: string): string => rule.style.getPropertyValue(name).replaceAll(/["']/g, '').trim()
  const isUsed = [...document.fonts].some(
    (font) =>
      font.status === 'loaded' &&
      font.family.replaceAll(/["']/g, '') === of('font-family') &&
      font.weight === of('font-weight') &&
      font.style === (of('font-style') || 'normal') &&
      font.unicodeRange.replaceAll(/\s/g, '').toLowerCase() ===
        of('unicode-range').replaceAll(/\s/g, '').toLowerCase(),
  )
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? []
  if (!isUsed || !address) return ''
  const sheet = rule.parentStyleSheet?.href ?? location.href
  return rule.cssText.replace(address, await inlined(new URL(address, sheet).href))
}

async function styles(): Promise<string> {
  const said = rules().map((rule) =>
    rule instanceof CSSFontFaceRule ? withFont(rule) : Promise.resolve(rule.cssText),
  )
  return (await Promise.all(said)).join('\n')
}

/** An image of SCREEN's size, with the part at its left upper corner, as large as it is in the page. */
export async function pictureOf(part: HTMLElement): Promise<HTMLImageElement> {
  const { offsetWidth: width, offsetHeight: height } = part
  const svg = document.createElementNS(SVG, 'svg')
  for (const [name, value] of Object.entries(SCREEN)) svg.setAttribute(name, String(value))
  svg.setAttribute('data-theme', 'light')
  svg.setAttribute('lang', document.documentElement.lang)
  const style = document.createElementNS(SVG, 'style')
  style.textContent = await styles()
  const room = document.createElementNS(SVG, 'foreignObject')
  room.setAttribute('width', String(width))
  room.setAttribute('height', String(height))
  const body = document.createElementNS(XHTML, 'body')
  body.setAttribute('style', `width:${width}px;height:${height}px;background:none`)
  body.append(part.cloneNode(true))
  room.append(body)
  svg.append(style, room)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  return image
}
