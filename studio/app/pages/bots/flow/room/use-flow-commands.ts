import { useDraftsFromWords } from '#api/me.js'
import type { BotAbout } from '#api/records.js'
import { useCommands } from '#shell/palette/commands.js'
import { takeAlong } from '../drawing/export/export-menu.js'
import { exports } from '../drawing/export/exports.js'
import type { FlowRoom } from '../model/edit/flow-context.js'

const group = 'This bot'
const rooms = [
  { path: 'looks', label: 'Change the looks of', keywords: ['theme', 'colours', 'logo'] },
  { path: 'embed', label: 'Embed', keywords: ['install', 'snippet', 'code'] },
  {
    path: 'channels',
    label: 'Channels of',
    keywords: ['page', 'qr code', 'whatsapp', 'telegram', 'e-mail'],
  },
  { path: 'results', label: 'Results of', keywords: ['answers', 'conversations'] },
  { path: 'versions', label: 'Versions of', keywords: ['history', 'go back'] },
  { path: 'settings', label: 'Settings of', keywords: ['limits', 'live desk', 'delete'] },
] as const

/** What the palette offers in the room: what its toolbar does, and the rest of the bot. */
export function useFlowCommands(
  { chatbot: { id, kind, title } }: BotAbout,
  flowRoom: FlowRoom,
): void {
  const { view, actions } = flowRoom
  const canAsk = useDraftsFromWords() && !actions.isFixed
  useCommands([
    {
      id: 'flow-publish',
      label: `Publish ${title}`,
      group,
      run: () => view.set({ dialog: 'publish' }),
      keywords: ['go live', 'release'],
    },
    { id: 'flow-find', label: 'Find in the flow', group, run: () => view.set({ isFinding: true }) },
    {
      id: 'flow-compare',
      label: 'Compare with what is live',
      group,
      keywords: ['difference', 'versions', 'changes'],
      run: () => view.set({ drawer: 'compare', comparedWith: 'live' }),
    },
    {
      id: 'flow-tests',
      label: 'Tests of this bot',
      group,
      keywords: ['coverage', 'explore', 'dead ends'],
      run: () => view.set({ drawer: 'tests' }),
    },
    {
      id: 'flow-keep',
      label: 'Keep this draft under a name',
      group,
      keywords: ['save', 'versions', 'named draft'],
      run: () => view.set({ dialog: 'keep' }),
    },
    ...(canAsk
      ? [
          {
            id: 'flow-words',
            label: 'Change this part in words…',
            group,
            keywords: ['ai', 'draft', 'proposal', 'rewrite'],
            run: () => view.set({ drawer: 'words', proposing: { kind: 'change' } }),
          },
        ]
      : []),
    {
      id: 'flow-bring',
      label: 'Put in a bot or steps',
      group,
      keywords: ['import', 'typebot', 'json', 'file', 'paste'],
      run: () => view.set({ bringing: { is: 'asked' } }),
    },
    {
      id: 'flow-sub-flow',
      label: 'Make a sub-flow of the selected steps',
      group,
      keywords: ['part', 'reuse', 'extract'],
      run: () => view.set({ dialog: 'sub-flow' }),
    },
    { id: 'flow-undo', label: 'Undo', group, run: actions.undo },
    { id: 'flow-redo', label: 'Redo', group, run: actions.redo },
    ...exports.map(({ id: form, title: what, keywords }) => ({
      id: `flow-export-${form}`,
      label: `Export as ${what}`,
      group,
      keywords,
      run: () => takeAlong(form, flowRoom, title),
    })),
    ...rooms
      .filter(({ path }) => kind === 'bot' || path === 'versions' || path === 'settings')
      .map(({ path, label, keywords }) => ({
        id: `flow-${path}`,
        label: `${label} ${title}`,
        group,
        keywords,
        href: `/bots/${id}/${path}`,
      })),
  ])
}
