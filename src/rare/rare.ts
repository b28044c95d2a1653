import * as types from '../../runtime/nodes/rare.js'
import type { RarePart } from '../model/rare.js'
import { CardsPrompt } from './cards-prompt.js'
import { FrameContent } from './frame-content.js'
import { QrContent } from './qr-content.js'
import { TimePrompt } from './time-prompt.js'

/** The node types that few bots have, and their looks (decision 141). */
export const rare: RarePart = {
  definitions: Object.values(types),
  prompts: { time: TimePrompt, cards: CardsPrompt },
  contents: { frame: FrameContent, qr: QrContent },
}
