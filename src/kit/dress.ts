/** Makes what adds a sheet to the shadow root that an element is in, once; for what comes after the widget's own sheet. */
export function createDress(css: string): (element: Element | null) => void {
  const dressed = new WeakSet<Node>()
  return element => {
    const root = element?.getRootNode()
    if (!(root instanceof ShadowRoot) || dressed.has(root)) return
    dressed.add(root)
    try {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      root.adoptedStyleSheets.push(sheet)
    } catch {
      // A browser without constructed sheets shows it plainly.
    }
  }
}
