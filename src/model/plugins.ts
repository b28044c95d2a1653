import type { FunctionComponent } from 'react'
import type {
  AnswerInput,
  Contents,
  Plugin,
  PluginContent,
  PluginName,
  PluginPrompt,
  Problem,
  Prompts,
  Registry,
} from '../../runtime/index.js'
import type { ContentProps } from './content-props.js'
import type { PromptProps } from './prompt-props.js'

/** What a look is given of the chat around it, each time anew. */
export interface LookContext {
  /** Puts a text of the plug-in into the visitor's language, by its English; one that it does not bring stays English. */
  text(english: string): string
  /** BCP 47 tag in which dates and numbers are written. */
  readonly locale: string
}

/** What the look of a prompt is given. */
export interface PromptContext<Asked = PluginPrompt> extends LookContext {
  readonly prompt: Asked
  /** Hands the answer to the step, which accepts it or asks again; nothing happens while it is locked. */
  answer(value: AnswerInput): void
  /** Has it been answered, or is it asked no longer? */
  readonly isLocked: boolean
  /**
   * Keeps a file for this step, where its server half takes one; resolves to the file's address, or to nothing where no
   * uploads are taken. Rejects when that fails.
   */
  upload(file: File): Promise<string | undefined>
}

/** What the look of a content is given. */
export interface ContentContext<Said = PluginContent> extends LookContext {
  readonly content: Said
}

/** What a look gives back, where it has something to do later. */
export interface Drawn<Context> {
  /** Called with each change; the element is still the same. */
  readonly update?: (next: Context) => void
  /** Called before the element is emptied. */
  readonly destroy?: () => void
}

/**
 * How a plug-in draws one kind, by whatever means: it fills an element of the widget's shadow root, which has the name of
 * what was asked. One that throws is named as a problem, and the kind's words stand in.
 */
export type Look<Context> = (
  element: HTMLElement,
  context: Context,
  // biome-ignore lint/suspicious/noConfusingVoidType: a look that gives nothing back need not say so
) => Drawn<Context> | undefined | void

type KindsOf<All> = Extract<keyof All, PluginName>

/** A plug-in as the widget takes it: what bots are played by, and what is drawn. */
export interface WidgetPlugin extends Plugin {
  /** How its prompts are drawn, by kind. */
  readonly prompts?: {
    readonly [Kind in KindsOf<Prompts>]?: Look<PromptContext<Prompts[Kind]>>
  }
  /** How its contents are drawn, by kind. */
  readonly contents?: {
    readonly [Kind in KindsOf<Contents>]?: Look<ContentContext<Contents[Kind]>>
  }
  /** A style sheet for the shadow root; it may use the variables that docs/embed lists. */
  readonly styles?: string
}

/** What draws the prompts and contents of plug-ins. */
export interface PluginLooks {
  readonly Prompt: FunctionComponent<PromptProps<'plugin'>>
  readonly Content: FunctionComponent<ContentProps<'plugin'>>
  /** Is there nothing to draw this kind of prompt by? A text is asked in its place then. */
  lacks(kind: string): boolean
  /** Called when a look has turned out to be broken; returns how to end it. */
  subscribe(listener: () => void): () => void
}

/** What a bot's plug-ins come from. */
export interface PluginSources {
  /** Those that the page has given. */
  readonly given: readonly unknown[]
  /** Those that the bot's server has. */
  readonly files: readonly unknown[]
  readonly server: string | undefined
  /** The types that they are added to. */
  readonly types: Registry
}

/** Plug-ins that are there. */
export interface OpenPlugins {
  readonly types: Registry
  readonly looks: PluginLooks
  /** What is wrong with those that are not. */
  readonly problems: readonly Problem[]
}

/** Fetches from beside the bundle what opens plug-ins. Rejects when it cannot be fetched. */
export type LoadPlugins = () => Promise<{
  readonly openPlugins: (sources: PluginSources) => Promise<OpenPlugins>
}>
