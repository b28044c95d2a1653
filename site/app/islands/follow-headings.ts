/** Marks in the menu which part of the page is being read. */
export function followHeadings(): void {
  const links = new Map<Element, Element>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-item] > a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section')
    if (section) links.set(section, link)
  }
  const seen = new Set<Element>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      }
      const first = [...links.keys()].find(section => seen.has(section))
      for (const [section, link] of links) {
        if (section === first) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    // What is being read stands in the upper half.
    { rootMargin: '-25% 0px -55% 0px' },
  )
  for (const section of links.keys()) observer.observe(section)
}
