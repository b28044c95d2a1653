import { createFilePlacer } from '../../bots/publish/place-files.js'
import { createAskBookings } from '../../conversations/bookings/ask-bookings.js'
import { type Bookings, createBookings } from '../../conversations/bookings/bookings.js'
import { type Asked, createAsked } from '../../conversations/results/asked.js'
import { createVisitCounter, type VisitCounter } from '../../conversations/results/count-visits.js'
import { createExportTurns } from '../../conversations/results/export-turns.js'
import { createResults, type Results } from '../../conversations/results/keep-results.js'
import { createPlayer, type Player } from '../../conversations/thread-player/player.js'
import { createAnswers } from '../../knowledge/answers/answer-question.js'
import { createStepTools } from '../../steps/create-step-tools.js'
import type { AnswerQuestion } from '../../steps/knowledge.js'
import { createDeliveries, type Deliveries } from '../../steps/runner/deliveries.js'
import { type RepeatedRuns, repeatedRuns } from '../../steps/runner/repeated-run.js'
import { createStepRunner, type StepRunner } from '../../steps/runner/step-runner.js'
import type { AdmissionServices } from './admission.js'
import type { BotServices } from './bots.js'
import type { GuestServices } from './guests.js'
import type { HookServices } from './hooks.js'
import type { IntegrationServices } from './integrations.js'
import type { KnowledgeServices } from './knowledge.js'
import type { LiveServices } from './live.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { OutgoingServices } from './outgoing.js'
import type { SecretServices } from './secrets.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** What a conversation asks of the server, and what is stored of it. */
export interface ConversationServices {
  /** Answers from the sources of bots. */
  readonly answerQuestion: AnswerQuestion
  /** Appointments with the calendars of bots. */
  readonly bookings: Bookings
  /** Runs the steps that the server runs. */
  readonly steps: StepRunner
  readonly deliveries: Deliveries
  /** How a step runs that nobody waits for. */
  readonly runOf: RepeatedRuns
  /** Plays bots for channels other than the widget. */
  readonly player: Player
  /** Stores conversations of bots whose owners switched that on. */
  readonly results: Results
  /** What versions of bots ask. */
  readonly asked: Asked
  /** Counts how often bots are seen and opened. */
  readonly visitCounter: VisitCounter
  /** Gives each account one export of them at a time. */
  readonly exportTurns: ReturnType<typeof createExportTurns>
}

/** Makes what runs steps, plays flows and stores conversations. */
export function createConversations(
  { deliveryTiming, turnTiming, leadTiming }: ServiceOptions,
  parts: StorageServices &
    OperationServices &
    AdmissionServices &
    OutgoingServices &
    GuestServices &
    HookServices &
    KnowledgeServices &
    IntegrationServices &
    SecretServices &
    LiveServices &
    BotServices,
  onClose: OnClose,
): ConversationServices {
  const { store, log, jobs, once, sessionTag, bots, secrets, understanding } = parts
  const answerQuestion = createAnswers(parts)
  const bookings = createBookings(parts)
  const askBookings = createAskBookings(bookings, store)
  const toolsFor = createStepTools({
    ...parts,
    answerQuestion,
    askBookings,
    understand: understanding.understand,
  })
  const runOf = repeatedRuns({ toolsFor, secrets, log })
  const deliveries = createDeliveries({ store, jobs, log, runOf }, deliveryTiming)
  const steps = createStepRunner({ store, deliveries, once, toolsFor, secrets, sessionTag, log })
  const results = createResults(store, bots, jobs, log, parts.hooks, leadTiming)
  const visitCounter = createVisitCounter(store.visits, log)
  onClose(visitCounter.flush)
  const player = createPlayer(
    {
      ...parts,
      answerQuestion,
      steps,
      results,
      placeFiles: createFilePlacer(store, () => parts.ownAddress.current),
    },
    turnTiming,
  )
  return {
    answerQuestion,
    bookings,
    steps,
    deliveries,
    runOf,
    player,
    results,
    asked: createAsked(store),
    visitCounter,
    exportTurns: createExportTurns(),
  }
}
