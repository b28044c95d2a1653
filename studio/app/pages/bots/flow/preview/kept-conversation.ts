import type { Draft } from 'talkgraph/builder'
import type { KeptConversation } from 'talkgraph/react'
import type { SavedSession } from 'talkgraph/runtime'
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
}

/** Keeps a preview's conversation in memory; `cleared` is told when it begins anew in the chat itself. */
export function createPlayed(cleared: () => void = () => {}): Played {
  let stops: readonly SavedSession[] = []
  let known: Known | undefined
  /** How what was said is said from the next chat on. */
  let rewording = (stop: SavedSession) => stop
  /** The chat that goes has nothing to say any more. */
  let isHeld = false
  const hold = (next: readonly SavedSession[]) => {
    stops = next
    isHeld = true
  }

  return {
    read() {
      isHeld = false
      stops = stops.map(rewording)
      rewording = stop => stop
      return stops.at(-1)
    },
    write(session) {
      if (isHeld) return
      const last = stops.at(-1)
      const isSameStop = last && repliesIn(last) === repliesIn(session)
      stops = [...(isSameStop ? stops.slice(0, -1) : stops), session]
      known = together(known, session)
    },
    clear() {
      stops = []
      cleared()
    },
    begin: () => hold([]),
    back() {
      const stop = stops.at(-2)
      if (stop) hold(stops.slice(0, -1))
      return stop?.place?.nodeId
    },
    startAt(nodeId) {
      hold([beginning(nodeId, known)])
    },
    reword(before, after) {
      const first = rewording
      rewording = stop => reword(first(stop), before, after)
    },
  }
}

const repliesIn = ({ items }: SavedSession) => items.filter(({ kind }) => kind === 'replied').length

/** What is known by name. */
type Known = Pick<SavedSession, 'record' | 'named' | 'names'>

/** What one knows from earlier runs, and from the one now, whose word counts. */
function together(before: Known | undefined, { record, named, names = [] }: Known): Known {
  if (!before || before.record === record) return { record, named, names }
  const { record: old } = before
  const isNew = new Set([...names.map(({ name }) => name), ...record.answerVariables.map(({ key }) => key)])
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
