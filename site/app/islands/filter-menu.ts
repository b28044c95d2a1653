/** Shows of the menu what holds the words that are typed. */
export function filterMenu(): void {
  const field = document.querySelector<HTMLInputElement>('[data-menu-search]')
  const none = document.querySelector<HTMLElement>('[data-menu-none]')
  const menu = field?.closest<HTMLElement>('nav')
  if (!field || !none || !menu) return
  field.addEventListener('input', () => {
    const words = field.value.trim().toLowerCase()
    let isAny = false
    for (const group of menu.querySelectorAll<HTMLElement>('[data-group]')) {
      const items = [...group.querySelectorAll<HTMLElement>('[data-item]')]
      for (const item of items)
        item.hidden = !(item.textContent ?? '').toLowerCase().includes(words)
      group.hidden = items.every(({ hidden }) => hidden)
      isAny ||= !group.hidden
    }
    none.textContent = isAny ? '' : 'Nothing in this menu. Enter searches the guides.'
  })
  // A part of this page was chosen: the menu is in its way.
  menu.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    if (link && menu.matches(':popover-open')) menu.hidePopover()
  })
}
