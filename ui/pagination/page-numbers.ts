/** The pages that are offered on page `page` of `pages`: the first, the last and two either side; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = (other: number) => other === 1 || other === pages || Math.abs(other - page) <= 2
  const shown = Array.from({ length: pages }, (_, place) => place + 1).filter(near)
  return shown.flatMap((other, place) => {
    const gap = other - (shown[place - 1] ?? other - 1) - 1
    if (gap === 0) return [other]
    // A gap of one page is as wide as its number.
    return gap === 1 ? [other - 1, other] : [null, other]
  })
}
