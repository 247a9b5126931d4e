// What a reader at this window would stumble over: text that is cut off without a sign or lies beyond the edge, what
// scrolls down and sideways, and, where a finger points, targets that it cannot hit.
;(touch) => {
  const FINGER = 40
  const inView = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight }
  const found = new Set()
  const kind = (e) =>
    [e.tagName.toLowerCase(), ...[...e.classList].filter((c) => !/^(s-|svelte|as-)/.test(c))].join('.')
  const said = (e) => (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30)
  const tell = (fault, e) => found.add(`${fault}: ${kind(e)} “${said(e)}”`)
  const flow = (e) => getComputedStyle(e).overflow
  const boxes = function* (e) {
    for (let box = e.parentElement; box && box !== document.body; box = box.parentElement) yield box
  }

  function isCut(e) {
    if (/hidden|clip/.test(flow(e))) {
      if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2) return true
    }
    const r = e.getBoundingClientRect()
    for (const box of boxes(e)) {
      if (/auto|scroll/.test(flow(box))) return false
      if (!/hidden|clip/.test(flow(box))) continue
      const b = box.getBoundingClientRect()
      if (r.right > b.right + 1.5 || r.bottom > b.bottom + 1.5 || r.left < b.left - 1.5 || r.top < b.top - 1.5)
        return true
    }
    return r.right > inView.right + 1.5 || r.left < -1.5
  }

  function isSmall(e) {
    const r = e.getBoundingClientRect()
    if (getComputedStyle(e).display === 'inline' || (r.width >= FINGER && r.height >= FINGER)) return false
    const scrolls = [...boxes(e)].find((box) => /auto|scroll/.test(flow(box)))
    const room = scrolls ? scrolls.getBoundingClientRect() : inView
    const [x, y, half] = [r.left + r.width / 2, r.top + r.height / 2, FINGER / 2 - 1]
    const inside = (x, y, b) => x > b.left && x < b.right && y > b.top && y < b.bottom
    // Beyond the edge of what scrolls, and under something else, nothing can be said of it now.
    const hits = (x, y) =>
      !inside(x, y, room) || !inside(x, y, inView) || e.contains(document.elementFromPoint(x, y))
    if (!inside(x, y, inView) || !hits(x, y)) return false
    return !(hits(x - half, y) && hits(x + half, y) && hits(x, y - half) && hits(x, y + half))
  }

  // Down or sideways: what scrolls both ways lies in a column that is too narrow for it.
  const isNarrow = (e) =>
    /auto|scroll/.test(flow(e)) && e.scrollWidth > e.clientWidth + 1 && e.scrollHeight > e.clientHeight + 1

  const TARGETS = 'button, a[href], input, select, textarea, [role=button], [role=tab], [role=radio], summary'
  for (const e of document.querySelectorAll('body *')) {
    if (e.closest('svg, [aria-hidden=true], .sr, [inert]')) continue
    if (isNarrow(e)) tell('scrolls both ways', e)
    const reads = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent.trim())
    const target = e.matches(TARGETS)
    if (!reads && !target) continue
    const { width, height } = e.getBoundingClientRect()
    if (width < 2 || height < 2 || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (reads && isCut(e)) tell('cut off', e)
    if (touch && target && !e.matches(':disabled, .readonly') && isSmall(e)) tell('too small for a finger', e)
  }
  return [...found]
}
