import type { BotState } from '#api/records.js'

/** The parts of a bot, each a page below its address. */
const botTabs = [
  { path: 'flow', label: 'Flow' },
  { path: '', label: 'Overview' },
  { path: 'versions', label: 'Versions' },
  { path: 'looks', label: 'Looks' },
  { path: 'embed', label: 'Embed' },
  { path: 'channels', label: 'Channels' },
  { path: 'intents', label: 'Intents' },
  { path: 'results', label: 'Results' },
  { path: 'settings', label: 'Settings' },
] as const

/** Those of a sub-flow, which no page shows by itself. */
const subFlowTabs = [
  { path: 'flow', label: 'Flow' },
  { path: '', label: 'Used by' },
  { path: 'versions', label: 'Versions' },
  { path: 'settings', label: 'Settings' },
] as const

/** The tabs of a bot for its pages, with the one that one is on. */
export const tabsOf = ({ id, kind }: Pick<BotState, 'id' | 'kind'>, pathname: string) =>
  (kind === 'sub-flow' ? subFlowTabs : botTabs).map(({ path, label }) => {
    const root = `/bots/${id}`
    const href = path ? `${root}/${path}` : root
    return {
      href,
      label,
      current: pathname === href || (path !== '' && pathname.startsWith(`${href}/`)),
    }
  })
