/** The parts of a bot, each a page below its address. */
export const botTabs = [
  { path: '', label: 'Overview' },
  { path: 'versions', label: 'Versions' },
  { path: 'looks', label: 'Looks' },
  { path: 'embed', label: 'Embed' },
  { path: 'results', label: 'Results' },
  { path: 'settings', label: 'Settings' },
] as const
