import * as types from '../../runtime/nodes/rare.js'
import type { RarePart } from '../model/rare.js'
import { CalendarPrompt } from './calendar/calendar-prompt.js'
import { CardsPrompt } from './cards-prompt.js'
import { FrameContent } from './frame-content.js'
import { ImageChoicesPrompt } from './image-choices/image-choices-prompt.js'
import { LocationPrompt } from './location/location-prompt.js'
import { QrContent } from './qr-content.js'
import { RangePrompt } from './range/range-prompt.js'
import { TimePrompt } from './time-prompt.js'

/** The node types that few bots have, and their looks (decision 141). */
export const rare: RarePart = {
  definitions: Object.values(types),
  prompts: {
    'image-choices': ImageChoicesPrompt,
    calendar: CalendarPrompt,
    time: TimePrompt,
    location: LocationPrompt,
    range: RangePrompt,
    cards: CardsPrompt,
  },
  contents: { frame: FrameContent, qr: QrContent },
}
