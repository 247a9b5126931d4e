// A long press on a phone tells what lies on a space, as the pointer's tooltip does elsewhere.
import type { Attachment } from 'svelte/attachments'

const LONG = 450

/** Calls `show` with the space under a long touch, and with null when the finger leaves. */
export function longPress(show: (space: string | null) => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let told = false

    function down(event: PointerEvent): void {
      const space = (event.target as Element).closest<HTMLElement>('[data-space]')?.dataset.space
      told = false
      if (event.pointerType === 'mouse' || !space) return
      timer = setTimeout(() => {
        told = true
        show(space)
      }, LONG)
    }
    function up(): void {
      clearTimeout(timer)
      if (told) show(null)
    }
    // The click that ends a long press must not choose the space.
    function click(event: MouseEvent): void {
      if (told) event.stopPropagation()
      told = false
    }
    function menu(event: Event): void {
      if (told) event.preventDefault()
    }

    node.addEventListener('pointerdown', down)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, up)
    node.addEventListener('click', click, { capture: true })
    node.addEventListener('contextmenu', menu)
    return () => {
      clearTimeout(timer)
      node.removeEventListener('pointerdown', down)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.removeEventListener(end, up)
      node.removeEventListener('click', click, { capture: true })
      node.removeEventListener('contextmenu', menu)
    }
  }
}
