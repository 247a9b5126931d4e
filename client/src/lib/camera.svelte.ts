// What part of the map is in sight: zoom by wheel, pinch, keys and buttons; pan by drag and keys.
import type { Attachment } from 'svelte/attachments'

type Point = [number, number]
/** What must be in sight when all of the map is. */
export type Sight = { x: number; y: number; w: number; h: number }

const CLOSEST = 260
const SLIP = 6

export class Camera {
  width = $state(900)
  height = $state(640)
  /** How much closer than the whole map. */
  zoom = $state(1)
  centre = $state<Point>([0, 0])
  readonly #sight: Sight

  constructor(sight: Sight) {
    this.#sight = sight
    this.whole()
  }

  readonly #fit = $derived.by(() => Math.max(this.#sight.w / this.width, this.#sight.h / this.height))
  /** Units of the map to a pixel. */
  readonly scale = $derived(this.#fit / this.zoom)
  readonly closest = $derived(Math.max((this.#fit * this.width) / CLOSEST, 1))
  readonly viewBox = $derived.by(() => {
    const [w, h] = [this.width * this.scale, this.height * this.scale]
    return { x: this.centre[0] - w / 2, y: this.centre[1] - h / 2, w, h }
  })

  whole(): void {
    this.zoom = 1
    this.centre = [this.#sight.x + this.#sight.w / 2, this.#sight.y + this.#sight.h / 2]
  }

  /** Zoom so that what is at a pixel of the window stays there. */
  zoomAt(factor: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.scale
    this.zoom = Math.min(Math.max(this.zoom * factor, 1), this.closest)
    const by = before - this.scale
    this.#move(this.centre[0] + (x - this.width / 2) * by, this.centre[1] + (y - this.height / 2) * by)
  }

  pan(dx: number, dy: number): void {
    this.#move(this.centre[0] - dx * this.scale, this.centre[1] - dy * this.scale)
  }

  /** Bring all these points into sight, no closer than reads well and no farther than need be. */
  show(points: Point[], least = 430): void {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const w = Math.max(Math.max(...xs) - Math.min(...xs) + 170, least)
    const h = Math.max(Math.max(...ys) - Math.min(...ys) + 190, least * Math.min(this.height / this.width, 1))
    const scale = Math.max(w / this.width, h / this.height)
    this.zoom = Math.min(Math.max(this.#fit / scale, 1), this.closest)
    this.#move((Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2)
  }

  /** Pan just enough to have a point in sight, and clear of what lies in the corners. */
  reveal([x, y]: Point): void {
    const { viewBox } = this
    const [mx, my] = [viewBox.w * 0.35, viewBox.h * 0.4]
    const cx = Math.min(Math.max(this.centre[0], x + mx - viewBox.w / 2), x - mx + viewBox.w / 2)
    const cy = Math.min(Math.max(this.centre[1], y + my - viewBox.h / 2), y - my + viewBox.h / 2)
    if (this.zoom > 1) this.#move(cx, cy)
  }

  /** The map does not slide out of its window. */
  #move(x: number, y: number): void {
    const [w, h] = [this.width * this.scale, this.height * this.scale]
    const within = (at: number, from: number, length: number, seen: number): number =>
      seen >= length ? from + length / 2 : Math.min(Math.max(at, from + seen / 2), from + length - seen / 2)
    this.centre = [within(x, this.#sight.x, this.#sight.w, w), within(y, this.#sight.y, this.#sight.h, h)]
  }

  /** Pointers and wheel on the map's window. */
  readonly hands: Attachment<HTMLElement> = (node) => {
    const down = new Map<number, Point>()
    let dragged = false
    let start: Point = [0, 0]

    const spot = (event: PointerEvent | WheelEvent): Point => {
      const box = node.getBoundingClientRect()
      return [event.clientX - box.left, event.clientY - box.top]
    }
    const spread = (points: Point[]): number => {
      const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points
      return Math.hypot(x1 - x2, y1 - y2) || 1
    }
    const mean = (points: Point[], i: 0 | 1): number =>
      points.reduce((sum, point) => sum + point[i], 0) / points.length

    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return
      if (down.size === 0) [dragged, start] = [false, spot(event)]
      down.set(event.pointerId, spot(event))
    }
    const onMove = (event: PointerEvent): void => {
      if (!down.has(event.pointerId)) return
      const before = [...down.values()]
      const to = spot(event)
      if (!dragged && Math.hypot(to[0] - start[0], to[1] - start[1]) < SLIP) return
      if (!dragged) node.setPointerCapture(event.pointerId)
      dragged = true
      down.set(event.pointerId, to)
      const after = [...down.values()]
      this.pan(mean(after, 0) - mean(before, 0), mean(after, 1) - mean(before, 1))
      if (after.length === 2) this.zoomAt(spread(after) / spread(before), mean(after, 0), mean(after, 1))
    }
    const onUp = (event: PointerEvent): void => {
      down.delete(event.pointerId)
    }
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
      this.zoomAt(Math.exp((-event.deltaY * lines) / 420), ...spot(event))
    }
    // The click that ends a drag chooses nothing.
    const onClick = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation()
      dragged = false
    }

    node.addEventListener('pointerdown', onDown)
    node.addEventListener('pointermove', onMove)
    node.addEventListener('pointerup', onUp)
    node.addEventListener('pointercancel', onUp)
    node.addEventListener('wheel', onWheel, { passive: false })
    node.addEventListener('click', onClick, { capture: true })
    return () => {
      node.removeEventListener('pointerdown', onDown)
      node.removeEventListener('pointermove', onMove)
      node.removeEventListener('pointerup', onUp)
      node.removeEventListener('pointercancel', onUp)
      node.removeEventListener('wheel', onWheel)
      node.removeEventListener('click', onClick, { capture: true })
    }
  }
}
