// One mechanism for every explanation on a table. A thing carries `data-explain`; resting on it with the pointer, coming
// to it with the keyboard, or holding a finger on it says what it is. WCAG 1.4.13: Escape ends it, the pointer may go
// onto it, and it stays until one goes elsewhere. It is never in the way: what lies under it can be pressed through it.
import { announce } from '../lib/notes.svelte'
import { ofShell } from './told'
import type { Explanation, Guide } from './types'

const REST = 550
const HOLD = 450
const GRACE = 250
const JITTER = 10
const STILL = 3
const NATURAL = 'button, a[href], input, [tabindex]'
const MEANT = 'button, a[href], input, [tabindex="0"], [data-explain]'

type Shown = { node: Element; what: Explanation }

export class Explaining {
  shown = $state.raw<Shown | null>(null)
  /** “What is this?”: everything that can be explained is in the order of the Tab key, and a click explains. */
  asking = $state(false)
  #guide: () => Guide
  #timer: ReturnType<typeof setTimeout> | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined
  /** Where the pointer was last pressed. */
  #from: [number, number] = [-9, -9]
  #held = false
  #lent: Element[] = []

  constructor(guide: () => Guide) {
    this.#guide = guide
  }

  /** The innermost thing around an element that can be explained. */
  #at(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest('[data-explain]') : null
  }

  show(node: Element, aloud = false): void {
    clearTimeout(this.#timer)
    const key = node.getAttribute('data-explain') ?? ''
    const what = ofShell(key) ?? this.#guide().explain(key)
    if (!what) return
    this.hide()
    this.shown = { node, what }
    node.setAttribute('aria-describedby', 'explained')
    if (aloud) announce([what.name, what.worth, what.text].filter(Boolean).join('. '))
  }

  hide(): void {
    this.#stays()
    this.shown?.node.removeAttribute('aria-describedby')
    this.shown = null
  }

  #soon(node: Element, wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.show(node), wait)
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.#rests(event)) return
    const node = this.#at(event.target)
    if (this.#reads(event) || (node && node === this.shown?.node)) this.#stays()
    else if (node) this.#soon(node, this.asking ? 0 : REST)
    else this.out()
  }

  /** Is the pointer where it last pressed? Then the page has moved under it, and nobody has asked. */
  #rests({ clientX, clientY }: PointerEvent): boolean {
    const [x, y] = this.#from
    return Math.hypot(clientX - x, clientY - y) < STILL
  }

  /** Is the pointer on the explanation, and on nothing under it that could be meant? */
  #reads({ target, clientX: x, clientY: y }: PointerEvent): boolean {
    const box = document.querySelector('#explained')
    if (!box || !(target instanceof Element)) return false
    if (box.contains(target)) return true
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom && !target.closest(MEANT)
  }

  #stays(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#leaving)
    this.#leaving = undefined
  }

  out = (): void => {
    clearTimeout(this.#timer)
    if (this.shown) this.#leaving ??= setTimeout(() => this.hide(), GRACE)
  }

  focus = (event: FocusEvent): void => {
    const node = this.#at(event.target)
    if (!node || !(event.target as Element).matches(':focus-visible')) return
    if (this.asking) this.show(node, true)
    else this.#soon(node, REST)
  }

  blur = (event: FocusEvent): void => {
    const to = event.relatedTarget
    if (!(to instanceof Element && to.closest('#explained'))) this.hide()
  }

  down = (event: PointerEvent): void => {
    const inside = event.target instanceof Element && event.target.closest('#explained')
    if (inside) return
    const node = this.#at(event.target)
    this.#held = false
    this.#from = [event.clientX, event.clientY]
    this.hide()
    if (event.pointerType === 'mouse' || !node) return
    this.#timer = setTimeout(() => {
      this.#held = true
      this.show(node)
    }, HOLD)
  }

  move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return this.over(event)
    const [x, y] = this.#from
    if (this.#held) return
    if (Math.hypot(event.clientX - x, event.clientY - y) > JITTER) clearTimeout(this.#timer)
  }

  up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' && !this.#held) clearTimeout(this.#timer)
  }

  /** The click that ends a long press chooses nothing; while one asks, a click only explains. */
  click = (event: MouseEvent): void => {
    const node = this.#at(event.target)
    const asks = this.asking && node !== null
    if (!this.#held && !asks) return
    event.stopPropagation()
    event.preventDefault()
    if (!this.#held && asks) this.show(node, true)
    this.#held = false
  }

  menu = (event: Event): void => {
    if (this.#held) event.preventDefault()
  }

  /** True when the key was meant for an explanation. */
  escape(): boolean {
    if (!this.shown && !this.asking) return false
    if (this.shown) this.hide()
    else this.ask(false)
    return true
  }

  /** What has the focus is explained; without, everything on the table can be asked about. */
  key(): void {
    const node = this.#at(document.activeElement)
    if (node && !this.asking) this.show(node, true)
    else this.ask(!this.asking)
  }

  ask(on: boolean): void {
    this.hide()
    this.asking = on
    for (const node of this.#lent) node.removeAttribute('tabindex')
    this.#lent = on
      ? [...document.querySelectorAll('[data-explain]')].filter((node) => !node.matches(NATURAL))
      : []
    for (const node of this.#lent) node.setAttribute('tabindex', '0')
  }
}
