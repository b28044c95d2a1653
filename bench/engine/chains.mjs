// Flows for the measurements: each a chain of nodes, in the order in which they are visited.

/** Two of a thousand: a flow that never rests would be stopped as a runaway after 1,000 steps. */
const restEvery = 500

const delay = { type: 'delay', data: { delay: 1 } }

const message = index => ({
  type: 'message',
  data: {
    text:
      index % 2 === 0 ? `Step <b>${index}</b> of many.` : `Step ${index}: {total} so far, {name}.`,
  },
})

const variable = index => ({
  type: 'variable',
  data: { name: 'total', value: String(index), isNumber: true },
})

const condition = () => ({
  type: 'condition',
  data: { leftValue: 'total', operator: '>=', rightValue: '0', isNumber: true },
})

const math = index => ({
  type: 'math-operation',
  data: { leftValue: '{total}', operator: '+', rightValue: String(index), answerVariable: 'sum' },
})

const askEmail = () => ({
  type: 'ask-email',
  data: { questionText: 'Your e-mail, {name}?', answerVariable: 'mail' },
})

const twoChoices = () => ({
  type: 'two-choices',
  data: {
    choicePrompt: 'Eat here?',
    choiceText1: 'Eat here',
    choiceText2: 'Take away',
    answerVariable: 'where',
  },
})

/** What each chain is made of, in turn, and how its questions are answered. */
export const chains = {
  mixed: { kinds: [message, variable, condition, math] },
  'messages only': { kinds: [message] },
  'instants only': { kinds: [variable, condition] },
  questions: {
    kinds: [askEmail, twoChoices],
    answers: ['someone@example.com', { pick: 'source-1' }],
  },
}

/** A bot file of `length` nodes, a delay each 500 of them, and the answers that lead through it. */
export function chain(name, length) {
  const { kinds, answers = [] } = chains[name]
  const nodes = Array.from({ length }, (_, index) => ({
    id: `n${index}`,
    ...(index % restEvery === restEvery - 1 ? delay : kinds[index % kinds.length](index)),
  }))
  const edges = nodes.slice(1).map(({ id }, index) => ({
    id: `e${index}`,
    source: `n${index}`,
    target: id,
    ...(nodes[index].type === 'condition' && { sourceHandle: 'source-0' }),
    ...(nodes[index].type === 'two-choices' && { sourceHandle: 'source-1' }),
  }))
  return {
    bot: { id: name, elements: [{ nodes, edges }] },
    answers: nodes.flatMap((_, index) =>
      nodes[index].type === 'delay'
        ? []
        : answers.slice(index % kinds.length, (index % kinds.length) + 1),
    ),
  }
}
