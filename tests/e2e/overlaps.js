// Words that are written over other words, so that neither can be read: two lines of text that share a spot, with
// nothing between them that would hide the lower one. What is turned (the names of districts) is not looked at.
;() => {
  const MARGIN = { line: 0.25, drawn: 0.3 } // of a line's height: what its letters do not fill
  const inView = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isThere = (r) => r.right - r.left > 2 && r.bottom - r.top > 2

  /** What can be seen of what lies in an element. */
  function sight(e) {
    let seen = inView
    for (let box = e; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflow)) seen = meet(seen, box.getBoundingClientRect())
    return seen
  }

  function linesOf(e) {
    if (e.tagName === 'text') return Math.abs(e.getScreenCTM()?.b ?? 1) > 0.01 ? [] : [e.getBoundingClientRect()]
    return [...e.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }

  const lines = []
  for (const e of document.querySelectorAll('body *')) {
    const drawing = e.closest('svg')
    if (e.closest('.sr, [inert]') || (drawing && e.tagName !== 'text')) continue
    const found = linesOf(e)
    if (!found.length || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const seen = sight(drawing ?? e)
    for (const { left, top, right, bottom, height } of found) {
      const air = height * (drawing ? MARGIN.drawn : MARGIN.line)
      const line = meet({ left: left + 1, right: right - 1, top: top + air, bottom: bottom - air }, seen)
      if (isThere(line)) lines.push({ e, line })
    }
  }

  /** Does it have a ground of its own, up to what it shares with the other? */
  function isCovered(e, shared) {
    for (let box = e; box && box !== shared; box = box.parentElement) {
      const colour = getComputedStyle(box).backgroundColor.match(/[\d.]+/g) ?? []
      if (colour.length === 3 || Number(colour[3]) > 0.5) return true
    }
    return false
  }

  const said = (e) => `“${e.textContent.trim().slice(0, 24)}”`
  const told = new Set()
  lines.forEach((a, i) => {
    for (const b of lines.slice(i + 1)) {
      if (a.e === b.e || !isThere(meet(a.line, b.line))) continue
      let shared = a.e
      while (!shared.contains(b.e)) shared = shared.parentElement
      if (!isCovered(a.e, shared) && !isCovered(b.e, shared)) told.add(`written over: ${said(a.e)} and ${said(b.e)}`)
    }
  })
  return [...told]
}
