/** The parts of a bot, each a page below its address. */
const botTabs = [
  { path: 'flow', label: 'Flow' },
  { path: '', label: 'Overview' },
  { path: 'versions', label: 'Versions' },
  { path: 'looks', label: 'Looks' },
  { path: 'embed', label: 'Embed' },
  { path: 'results', label: 'Results' },
  { path: 'settings', label: 'Settings' },
] as const

/** The tabs of a bot for its pages, with the one that one is on. */
export const tabsOf = (id: string, pathname: string) =>
  botTabs.map(({ path, label }) => {
    const root = `/bots/${id}`
    const href = path ? `${root}/${path}` : root
    return { href, label, current: pathname === href }
  })
