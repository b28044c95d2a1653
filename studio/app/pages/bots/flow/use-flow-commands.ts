import type { BotAbout } from '@talkgraph/wire/bots'
import { useCommands } from '../../../shell/palette/commands.js'
import type { FlowRoom } from './edit/flow-context.js'

const group = 'This bot'
const rooms = [
  { path: 'looks', label: 'Change the looks of', keywords: ['theme', 'colours', 'logo'] },
  { path: 'embed', label: 'Embed', keywords: ['install', 'snippet', 'code'] },
  { path: 'results', label: 'Results of', keywords: ['answers', 'conversations'] },
  { path: 'versions', label: 'Versions of', keywords: ['history', 'go back'] },
  { path: 'settings', label: 'Settings of', keywords: ['limits', 'live desk', 'delete'] },
] as const

/** What the palette offers in the room: what its toolbar does, and the rest of the bot. */
export function useFlowCommands({ chatbot: { id, title } }: BotAbout, { view, actions }: FlowRoom): void {
  useCommands([
    {
      id: 'flow-publish',
      label: `Publish ${title}`,
      group,
      run: () => view.set({ isPublishing: true }),
      keywords: ['go live', 'release'],
    },
    { id: 'flow-find', label: 'Find in the flow', group, run: () => view.set({ isFinding: true }) },
    { id: 'flow-undo', label: 'Undo', group, run: actions.undo },
    { id: 'flow-redo', label: 'Redo', group, run: actions.redo },
    ...rooms.map(({ path, label, keywords }) => ({
      ...{ id: `flow-${path}`, label: `${label} ${title}`, group, keywords },
      href: `/bots/${id}/${path}`,
    })),
  ])
}
