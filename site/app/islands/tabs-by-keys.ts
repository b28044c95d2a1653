const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves between tabs by arrow keys. Each is a link: Enter follows it, and so does Space. */
export function tabsByKeys(): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
  for (const [at, tab] of tabs.entries()) {
    tab.tabIndex = tab.ariaSelected === 'true' ? 0 : -1
    tab.addEventListener('keydown', event => {
      const step = steps[event.key]
      if (event.key === ' ') tab.click()
      else if (step) tabs[step(at, tabs.length)]?.focus()
      else return
      event.preventDefault()
    })
  }
}
