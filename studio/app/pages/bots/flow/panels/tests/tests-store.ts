import type { EdgeCoverage, FlowTest, FlowTestResult, FlowTestSlip } from 'talkgraph/testing'
import { createStore, type Store } from '#store/store.js'
import { isPlayedAlike } from '../../model/changes/goes-on.js'
import type { Clock } from '../../model/draft/clock.js'
import type { DraftRoom } from '../../model/draft/draft-room.js'
import type { Heard, Player } from './player.js'
import { shownTests } from './tests-of.js'

/** A test of the draft, and what came of it. */
export interface PlayedTest {
  readonly test: FlowTest
  /** Of the draft as it is, or as it was a moment ago; absent before the first time. */
  readonly result?: FlowTestResult
  /** It did not come to an end. */
  readonly isStuck: boolean
}

/** How a test stands. */
export type TestState = 'playing' | 'green' | 'red' | 'stuck'

/** The tests of the draft. */
export interface Tests {
  readonly tests: readonly PlayedTest[]
  /** What cannot be read as a test. */
  readonly slips: readonly FlowTestSlip[]
  /** Of all tests together; null until they have been played. */
  readonly coverage: EdgeCoverage | null
  /** Why the bot cannot be played; null where it can. */
  readonly failure: string | null
  /** Whether all of it is of the draft as it is now. */
  readonly isCurrent: boolean
}

/** Tests that are played again after each change, for as long as somebody looks at them. */
export type TestsStore = Pick<Store<Tests>, 'get' | 'subscribe'>

/** Before any has been played. */
export const noTests: Tests = {
  tests: [],
  slips: [],
  coverage: null,
  failure: null,
  isCurrent: false,
}

/** Milliseconds after the last change. */
const pause = 400
/** So many tests that hang are passed over, one after the other. */
const mostStuck = 3

/** How a test stands, in a word. */
export const stateOf = ({ result, isStuck }: PlayedTest): TestState =>
  isStuck ? 'stuck' : !result ? 'playing' : result.failures.length > 0 ? 'red' : 'green'

/** Whether all tests hold for the draft as it is now. */
export const areGreen = ({ tests, slips, failure, isCurrent }: Tests): boolean =>
  isCurrent &&
  failure === null &&
  slips.length === 0 &&
  tests.every(each => stateOf(each) === 'green')

/** Plays the tests of a draft now and after each change that plays otherwise. */
export function createTests(
  room: Pick<DraftRoom, 'state' | 'subscribe'>,
  makePlayer: () => Player,
  clock: Clock,
): TestsStore {
  const { get, set: tell, subscribe } = createStore<Tests>(noTests)
  let followers = 0
  let stop = () => {}

  function begin() {
    const player = makePlayer()
    let { draft } = room.state()
    let stuck: readonly string[] = []
    /** Names of tests that the player could not read. */
    let unread = new Set<string>()
    let results: ReadonlyMap<string, FlowTestResult> = new Map(
      get().tests.flatMap(({ test, result }) => (result ? [[test.name, result] as const] : [])),
    )
    let cancel = clock.after(0, () => run([]))
    const listed = (): readonly PlayedTest[] =>
      shownTests(draft)
        .filter(({ name }) => !unread.has(name))
        .map(test => {
          const result = results.get(test.name)
          return { test, isStuck: stuck.includes(test.name), result }
        })
    tell({ tests: listed(), isCurrent: false })
    const leave = room.subscribe(() => {
      const { draft: next } = room.state()
      if (next === draft) return
      const isAlike =
        isPlayedAlike(draft, next) && JSON.stringify(draft.tests) === JSON.stringify(next.tests)
      draft = next
      if (isAlike) return
      tell({ tests: listed(), isCurrent: false })
      cancel()
      cancel = clock.after(pause, () => run([]))
    })

    function run(without: readonly string[]) {
      const played = draft
      const done = new Set<string>()
      stuck = without
      const hear = (heard: Heard) => {
        // What has changed meanwhile is played in a moment.
        if (draft !== played) return
        if (heard.told === 'tests') {
          const read = new Set(heard.tests.map(({ name }) => name))
          unread = new Set(shownTests(draft).flatMap(({ name }) => (read.has(name) ? [] : [name])))
          tell({ tests: listed(), slips: heard.slips, failure: null })
        } else if (heard.told === 'result') {
          done.add(heard.result.name)
          results = new Map([...results, [heard.result.name, heard.result]])
          tell({ tests: listed() })
        } else if (heard.told === 'tested') tell({ coverage: heard.coverage, isCurrent: true })
        else if (heard.told === 'failed') tell({ failure: heard.message, isCurrent: true })
        else if (heard.told === 'stuck') passOver(done)
      }
      player.ask({ ask: 'test', draft, without }, hear)
    }

    /** The first test that has not come to an end is the one that hangs. */
    function passOver(done: ReadonlySet<string>) {
      const hung = listed().find(({ test, isStuck }) => !isStuck && !done.has(test.name))
      if (hung && stuck.length < mostStuck) return run([...stuck, hung.test.name])
      tell({ failure: 'The bot did not come to an end. Is there a loop in it?', isCurrent: true })
    }

    return () => {
      leave()
      cancel()
      player.end()
    }
  }

  return {
    get,
    subscribe(listener) {
      const leave = subscribe(listener)
      if (followers++ === 0) stop = begin()
      let isFollowing = true
      return () => {
        leave()
        if (isFollowing && --followers === 0) stop()
        isFollowing = false
      }
    },
  }
}
