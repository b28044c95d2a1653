import {
  Blocks,
  Bookmark,
  Braces,
  ChartNoAxesColumn,
  CircleCheck,
  FlaskConical,
  GitCompare,
  Import,
  Languages,
  type LucideIcon,
  MessageCircle,
  Sparkles,
  TriangleAlert,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { Draft } from 'talkgraph/builder'
import { useFindings } from '../model/findings/use-findings.js'
import { isSubFlowDraft } from '../model/graph/is-sub-flow.js'
import type { KeyRow } from '../model/keys/keys.js'
import type { ViewState } from '../model/view/view.js'
import { BotPanel } from './bot/bot-panel.js'
import { compareKeys } from './compare/keys.js'
import { FindingsBeside } from './findings/findings-beside.js'
import { KeepBeside } from './keep/keep-beside.js'
import { LanguagesBeside } from './languages/languages-beside.js'
import { PreviewBeside } from './preview/preview-beside.js'
import { PublishBeside } from './publish/publish-beside.js'
import { conversationKeys } from './results/keys.js'
import { VariablesBeside } from './variables/variables-beside.js'

/** What draws a panel. */
type Part = ComponentType<{ readonly botId: string }>

/** By what it is said whether a panel is offered. */
interface Asked {
  readonly draft: Draft
  /** Whether changes can be drafted from words. */
  readonly canAsk: boolean
}

/** Something that stands beside the canvas, over it, or above the page, in a folder of its own. */
export type Panel = {
  /** Its folder, and what the view calls it. */
  readonly id: string
  readonly title: string
  readonly Icon: LucideIcon
  /** Where it is: at the start of the canvas, at its end while no step is selected, over its end, or above the page. */
  readonly side: 'start' | 'end' | 'over' | 'above'
  /** The part of the toolbar that opens it; other panels are opened from elsewhere. */
  readonly opener?: 'beside' | 'bar' | 'menu'
  readonly isOffered?: (asked: Asked) => boolean
  /** What a press in the menu says beside; such a panel is not closed there. */
  readonly opensWith?: Partial<ViewState>
  /** How much stands in it, and its sign where that is something. */
  readonly counted?: { readonly use: () => number; readonly Icon: LucideIcon }
  readonly isWide?: true
  /** The keys that it has beside those of the room. */
  readonly keys?: readonly KeyRow[]
} & (
  | {
      /** Comes with the room. */
      readonly Part: Part
    }
  | {
      /** Fetched when it is first opened. */
      readonly load: () => Promise<Part>
    }
)

/** All panels, in the order in which the toolbar shows them. */
export const panels: readonly Panel[] = [
  {
    id: 'variables',
    title: 'Variables',
    Icon: Braces,
    side: 'start',
    opener: 'beside',
    Part: VariablesBeside,
  },
  {
    id: 'languages',
    title: 'Languages',
    Icon: Languages,
    side: 'over',
    opener: 'beside',
    isWide: true,
    Part: LanguagesBeside,
  },
  {
    id: 'findings',
    title: 'Findings',
    Icon: CircleCheck,
    side: 'over',
    opener: 'bar',
    counted: {
      use: () => useFindings(({ errors, warnings }) => errors + warnings),
      Icon: TriangleAlert,
    },
    Part: FindingsBeside,
  },
  {
    id: 'preview',
    title: 'Preview',
    Icon: MessageCircle,
    side: 'over',
    opener: 'bar',
    Part: PreviewBeside,
  },
  {
    id: 'compare',
    title: 'Compare',
    Icon: GitCompare,
    side: 'over',
    opener: 'menu',
    keys: compareKeys,
    load: async () => (await import('./compare/compare-panel.js')).ComparePanel,
  },
  {
    id: 'results',
    title: 'Results',
    Icon: ChartNoAxesColumn,
    side: 'over',
    opener: 'menu',
    keys: conversationKeys,
    load: async () => (await import('./results/results-panel.js')).ResultsPanel,
  },
  {
    id: 'tests',
    title: 'Tests',
    Icon: FlaskConical,
    side: 'over',
    opener: 'menu',
    load: async () => (await import('./tests/tests-panel.js')).TestsPanel,
  },
  {
    id: 'imported',
    title: 'Import report',
    Icon: Import,
    side: 'over',
    opener: 'menu',
    isOffered: ({ draft }) => draft.imported !== undefined,
    load: async () => (await import('./imported/import-panel.js')).ImportPanel,
  },
  {
    id: 'words',
    title: 'Change this part…',
    Icon: Sparkles,
    side: 'over',
    opener: 'menu',
    isOffered: ({ canAsk }) => canAsk,
    opensWith: { proposing: { kind: 'change' } },
    load: async () => (await import('./words/words-panel.js')).WordsPanel,
  },
  {
    id: 'keep',
    title: 'Keep this draft under a name…',
    Icon: Bookmark,
    side: 'above',
    opener: 'menu',
    Part: KeepBeside,
  },
  { id: 'publish', title: 'Publish', Icon: CircleCheck, side: 'above', Part: PublishBeside },
  {
    id: 'sub-flow',
    title: 'Make a sub-flow…',
    Icon: Blocks,
    side: 'above',
    load: async () => (await import('./sub-flow/make-dialog.js')).MakeDialog,
  },
  {
    id: 'bot',
    title: 'Bot',
    Icon: MessageCircle,
    side: 'end',
    isOffered: ({ draft }) => !isSubFlowDraft(draft),
    Part: BotPanel,
  },
  {
    id: 'part',
    title: 'Sub-flow',
    Icon: Blocks,
    side: 'end',
    isOffered: ({ draft }) => isSubFlowDraft(draft),
    load: async () => (await import('./part/part-panel.js')).PartPanel,
  },
]

const parts = new Map<Panel, Part>(
  panels.map(panel => {
    if ('Part' in panel) return [panel, panel.Part]
    const { load } = panel
    return [panel, lazy(async () => ({ default: await load() }))]
  }),
)

/** What draws a panel, fetched where it does not come with the room. */
export const partOf = (panel: Panel): Part | undefined => parts.get(panel)

/** What draws on a stored version for a name in the address: its value stands there. */
type BesideStored = ComponentType<{ readonly value: string }>

/** What addresses open on a stored version, by its name there, such as `way` for the way of a conversation. */
export const besides: Readonly<Record<string, BesideStored>> = {
  results: lazy(async () => ({
    default: (await import('./results/results-beside.js')).ResultsBeside,
  })),
  way: lazy(async () => ({
    default: (await import('./results/conversation-beside.js')).ConversationBeside,
  })),
}
