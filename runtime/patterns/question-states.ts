/**
 * The states of a question that is asked until its answer is good: what `judge` takes is `isAccepted` and leads to `locked`, or is
 * refused, with a correction where it `isExplained`. A chart has the actions and guards of these names, and a state `locked`.
 */
export const questionStates = {
  asking: { entry: 'ask', on: { answer: { target: 'judging', actions: 'judge' } } },
  judging: {
    always: [
      { guard: 'isAccepted', target: 'locked' },
      { guard: 'isExplained', target: 'correcting' },
      { target: 'asking' },
    ],
  },
  correcting: {
    entry: 'startTyping',
    after: { typingDelay: { target: 'asking', actions: 'correct' } },
  },
} as const
