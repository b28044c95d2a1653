import type { SiteBot } from '../bots.js'
import type { Question } from '../faq/question.js'
import type { Block, Step } from '../showcase/block.js'
import type { Picture } from '../showcase/picture.js'

/** A part of a feature's page: a heading, a few words, and what they are about. */
interface Part<Item> {
  readonly title: string
  readonly lead: string
  readonly items: readonly Item[]
}

/** What the page of a feature says. */
export interface FeatureContent {
  readonly name: string
  /** In a sentence, among the other features. */
  readonly summary: string
  readonly title: string
  readonly lead: string
  readonly picture: Picture
  readonly blocks: readonly Block[]
  /** A bot to be played, with what to look for. */
  readonly played?: Part<string> & { readonly bot: SiteBot }
  readonly steps?: readonly [Step, Step, Step]
  /** What somebody writes to the AI, and what comes back. */
  readonly prompts?: Part<{ readonly prompt: string; readonly reply: string }>
  readonly video?: { readonly title: string; readonly lead: string }
  readonly training?: Part<Step>
  readonly advantages?: Part<Step>
  readonly questions: readonly Question[]
  readonly closing: string
}
