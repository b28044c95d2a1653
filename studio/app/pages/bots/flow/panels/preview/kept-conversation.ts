import type { Draft } from 'talkgraph/builder'
import type { KeptConversation } from 'talkgraph/react'
import type { AnswerInput, SavedSession } from 'talkgraph/runtime'
import { reword } from './reword.js'

/** A preview's conversation, from question to question, so that it can go on, go back and begin elsewhere. */
export interface Played extends KeptConversation {
  /** The next chat begins anew. */
  readonly begin: () => void
  /** The next chat goes on from the question before, at the step that this gives; undefined where there is none. */
  readonly back: () => string | undefined
  /** The next chat begins at a step, with all that is known by name: from this one, and beside it from those before. */
  readonly startAt: (nodeId: string) => void
  /** The next chat says what was said in the words of another draft. */
  readonly reword: (before: Draft, after: Draft) => void
  /** The conversation as it stands at its last question, with its answers as they were given; undefined before any. */
  readonly held: () => Held | undefined
}

/** A conversation up to a question, or to its end. */
export interface Held {
  readonly session: SavedSession
  readonly answers: readonly AnswerInput[]
  /** Whether it began at a step in the middle. */
  readonly isFromMiddle: boolean
}

interface Stop extends Held {
  /** How many answers had been given. */
  readonly given: number
}

/** Keeps a preview's conversation in memory; `cleared` is told when it begins anew in the chat itself. */
export function createPlayed(cleared: () => void = () => {}): Played {
  let stops: readonly Stop[] = []
  let given: readonly { readonly answer: AnswerInput; readonly question: number }[] = []
  let isFromMiddle = false
  let known: Known | undefined
  /** How what was said is said from the next chat on. */
  let rewording = (session: SavedSession) => session
  /** The chat that goes has nothing to say any more. */
  let isHeld = false
  const hold = (next: readonly Stop[]) => {
    stops = next
    given = given.slice(0, next.at(-1)?.given ?? 0)
    isHeld = true
  }
  const stopAt = (session: SavedSession): Stop => ({
    session,
    isFromMiddle,
    given: given.length,
    answers: given.map(({ answer }) => answer),
  })

  return {
    read() {
      isHeld = false
      stops = stops.map(stop => ({ ...stop, session: rewording(stop.session) }))
      rewording = session => session
      return stops.at(-1)?.session
    },
    write(session) {
      if (isHeld) return
      const last = stops.at(-1)
      const isSameStop = last && repliesIn(last.session) === repliesIn(session)
      stops = [...(isSameStop ? stops.slice(0, -1) : stops), stopAt(session)]
      known = together(known, session)
    },
    clear() {
      stops = []
      given = []
      isFromMiddle = false
      cleared()
    },
    answered(answer, question) {
      given = [...given, { answer, question }]
    },
    tookBack(question) {
      given = given.filter(each => each.question < question)
    },
    begin() {
      isFromMiddle = false
      hold([])
    },
    back() {
      const stop = stops.at(-2)
      if (stop) hold(stops.slice(0, -1))
      return stop?.session.place?.nodeId
    },
    startAt(nodeId) {
      isFromMiddle = true
      given = []
      hold([stopAt(beginning(nodeId, known))])
    },
    reword(before, after) {
      const first = rewording
      rewording = session => reword(first(session), before, after)
    },
    held: () => stops.at(-1),
  }
}

const repliesIn = ({ items }: SavedSession) => items.filter(({ kind }) => kind === 'replied').length

/** What is known by name. */
type Known = Pick<SavedSession, 'record' | 'named' | 'names'>

/** What one knows from earlier runs, and from the one now, whose word counts. */
function together(before: Known | undefined, { record, named, names = [] }: Known): Known {
  if (!before || before.record === record) return { record, named, names }
  const { record: old } = before
  const isNew = new Set([
    ...names.map(({ name }) => name),
    ...record.answerVariables.map(({ key }) => key),
  ])
  return {
    record: {
      ...record,
      answers: { ...old.answers, ...record.answers },
      variables: { ...old.variables, ...record.variables },
      visitor: { ...old.visitor, ...record.visitor },
      answerVariables: [
        ...old.answerVariables.filter(({ key }) => !isNew.has(key)),
        ...record.answerVariables,
      ],
    },
    named: [...new Set([...before.named, ...named])],
    names: [...(before.names ?? []).filter(({ name }) => !isNew.has(name)), ...names],
  }
}

function beginning(nodeId: string, from: Known | undefined): SavedSession {
  const record = from?.record
  return {
    format: 1,
    record: {
      botId: record?.botId ?? '',
      version: record?.version ?? '',
      startedAt: Date.now(),
      endedAt: null,
      transcript: [],
      visited: [],
      answers: record?.answers ?? {},
      answerVariables: record?.answerVariables ?? [],
      variables: record?.variables ?? {},
      visitor: record?.visitor ?? {},
    },
    named: from?.named ?? [],
    names: from?.names ?? [],
    items: [],
    ended: null,
    place: { nodeId, answers: [], told: 0 },
    behind: [],
  }
}
