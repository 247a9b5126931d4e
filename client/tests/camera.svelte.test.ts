import { beforeEach, describe, expect, test } from 'vitest'
import { Camera } from '../src/lib/camera.svelte'

describe('a camera over a map', () => {
  let camera: Camera

  beforeEach(() => {
    camera = new Camera({ x: 100, y: 50, w: 1200, h: 800 })
    camera.width = 600
    camera.height = 400
  })

  /** What lies under a pixel of the window. */
  const under = (x: number, y: number): [number, number] => {
    const { viewBox, scale } = camera
    return [viewBox.x + x * scale, viewBox.y + y * scale]
  }

  test('shows all of the map at first, in the middle of its window', () => {
    expect(camera.viewBox).toEqual({ x: 100, y: 50, w: 1200, h: 800 })
    camera.width = 1200
    expect(camera.viewBox).toEqual({ x: -500, y: 50, w: 2400, h: 800 })
  })

  test('zooms so that what is under the pointer stays there', () => {
    const before = under(450, 100)
    camera.zoomAt(2, 450, 100)
    expect(camera.zoom).toBe(2)
    expect(under(450, 100)).toEqual(before)
  })

  test('goes no farther than the whole map and no closer than reads well', () => {
    camera.zoomAt(1000)
    expect(camera.zoom).toBe(camera.closest)
    expect(camera.viewBox.w).toBeCloseTo(260)
    camera.zoomAt(0.0001)
    expect(camera.zoom).toBe(1)
    expect(camera.viewBox.w).toBe(1200)
  })

  test('never slides the map out of its window', () => {
    camera.zoomAt(2)
    camera.pan(10_000, 10_000)
    expect(under(0, 0)).toEqual([100, 50])
    camera.pan(-10_000, -10_000)
    expect(under(600, 400)).toEqual([1300, 850])
  })

  test('cannot be dragged while all of the map is in sight', () => {
    camera.pan(80, -30)
    expect(camera.viewBox).toEqual({ x: 100, y: 50, w: 1200, h: 800 })
  })

  test('brings points into sight, no closer than need be', () => {
    camera.show([
      [300, 300],
      [500, 400],
    ])
    const { x, y, w, h } = camera.viewBox
    expect(camera.zoom).toBeGreaterThan(1)
    expect([x <= 300, x + w >= 500, y <= 300, y + h >= 400]).toEqual([true, true, true, true])
  })

  test('moves just enough to reveal a point, and not at all for one in sight', () => {
    camera.zoomAt(4)
    const before = camera.viewBox
    camera.reveal([700, 450])
    expect(camera.viewBox).toEqual(before)
    camera.reveal([1290, 450])
    expect(camera.viewBox.x + camera.viewBox.w).toBeGreaterThanOrEqual(1290)
    expect(camera.viewBox.y).toBe(before.y)
  })
})

describe('hands on the map', () => {
  const point = (type: string, x: number, y: number, pointerId = 1): PointerEvent =>
    new PointerEvent(type, { clientX: x, clientY: y, pointerId, button: 0, bubbles: true })

  function held(): { camera: Camera; node: HTMLElement; clicked: () => boolean } {
    const camera = new Camera({ x: 0, y: 0, w: 1200, h: 800 })
    camera.width = 600
    camera.height = 400
    camera.zoomAt(2)
    const node = document.createElement('div')
    node.setPointerCapture = () => undefined
    const spot = node.appendChild(document.createElement('button'))
    camera.hands(node)
    let clicks = 0
    spot.addEventListener('click', () => (clicks += 1))
    const clicked = (): boolean => {
      const before = clicks
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return clicks > before
    }
    return { camera, node, clicked }
  }

  test('drag it, and the click that ends a drag chooses nothing', () => {
    const { camera, node, clicked } = held()
    const [x, y] = camera.centre
    node.dispatchEvent(point('pointerdown', 300, 200))
    node.dispatchEvent(point('pointermove', 260, 190))
    node.dispatchEvent(point('pointerup', 260, 190))
    expect(camera.centre).toEqual([x + 40 * camera.scale, y + 10 * camera.scale])
    expect(clicked()).toBe(false)
    expect(clicked()).toBe(true)
  })

  test('may tremble without dragging', () => {
    const { camera, node, clicked } = held()
    const centre = [...camera.centre]
    node.dispatchEvent(point('pointerdown', 300, 200))
    node.dispatchEvent(point('pointermove', 303, 202))
    node.dispatchEvent(point('pointerup', 303, 202))
    expect(camera.centre).toEqual(centre)
    expect(clicked()).toBe(true)
  })

  test('pinch it', () => {
    const { camera, node } = held()
    node.dispatchEvent(point('pointerdown', 250, 200, 1))
    node.dispatchEvent(point('pointerdown', 350, 200, 2))
    node.dispatchEvent(point('pointermove', 400, 200, 2))
    expect(camera.zoom).toBeCloseTo(3)
  })
})
