import type { FunctionComponent } from 'react'
import type { NodeDefinition } from '../../runtime/index.js'
import type { ContentProps } from './content-props.js'
import type { PromptProps } from './prompt-props.js'

/** Kinds of prompt that only rare node types use: they are drawn by what comes with those. */
export type RarePrompt = 'image-choices' | 'calendar' | 'time' | 'cards' | 'location' | 'range'
/** The same of content. */
export type RareContent = 'frame' | 'qr'

/** The node types that few bots have, and what is drawn of them alone. */
export interface RarePart {
  readonly definitions: readonly NodeDefinition[]
  readonly prompts: { readonly [Kind in RarePrompt]: FunctionComponent<PromptProps<Kind>> }
  readonly contents: { readonly [Kind in RareContent]: FunctionComponent<ContentProps<Kind>> }
}

/** Fetches them from beside the bundle. Rejects when they cannot be fetched. */
export type LoadRare = () => Promise<{ readonly rare: RarePart }>
