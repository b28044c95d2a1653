import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createConversation, defineNode, parseBot } from '../index.js'
import type { NodeOutput } from '../node/contract.js'
import { createRegistry } from '../node/registry.js'
import { message } from '../nodes/message/index.js'
import { createFakeEnv, playNode } from '../testing/index.js'
import { instant } from './instant.js'

const deciding = (decide: () => NodeOutput) =>
  defineNode({
    type: 'deciding',
    schema: v.unknown(),
    machine: () =>
      instant((_, report) => {
        report('NOT_A_NUMBER', 'Hm.')
        return decide()
      }),
    exits: () => ['a', null],
  })

function walkThrough(decide: () => NodeOutput) {
  const registry = createRegistry([deciding(decide), message])
  const bot = parseBot(
    {
      nodes: [
        { id: 'd', type: 'deciding' },
        { id: 'x', type: 'message' },
        { id: 'y', type: 'message' },
      ],
      edges: [
        { source: 'd', target: 'x', sourceHandle: 'a' },
        { source: 'd', target: 'y' },
      ],
    },
    registry,
  )
  const conversation = createConversation({ bot, registry, env: createFakeEnv() })
  const problems: string[] = []
  conversation.on('problem', ({ message }) => problems.push(message))
  conversation.start()
  const { visited, answers, variables } = conversation.record()
  return {
    visited: visited.flatMap(visit => ('node' in visit ? visit.node : [])),
    answers,
    variables,
    problems,
  }
}

const output = { handle: 'a', answer: { value: 3 }, set: { n: 4 } }

test('by itself, as a chart, gives what was decided', () => {
  const node = playNode(deciding(() => output))
  expect(node.output).toEqual({
    ...output,
    problems: [{ type: 'node.problem', code: 'NOT_A_NUMBER', message: 'Hm.' }],
  })
  expect(node.emitted).toEqual([])
})

test('in a flow does the same', () => {
  expect(walkThrough(() => output)).toEqual({
    visited: ['d', 'x'],
    answers: { d: 3 },
    variables: { n: 4 },
    problems: ['Hm.'],
  })
})

test('is passed by its plain way when it fails', () => {
  const fails = () => {
    throw new Error('Broken')
  }
  expect(walkThrough(fails)).toMatchObject({
    visited: ['d', 'y'],
    problems: [expect.stringMatching(/^The node "d" failed .*Broken/)],
  })
})
