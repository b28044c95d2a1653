import { expect, test } from 'vitest'
import { describedTypes } from '../../builder/index.js'
import { lintBot } from '../lint-bot.js'

test.each(
  describedTypes.flatMap(({ type, serverFields }) =>
    Object.keys(serverFields).map(field => [type, field] as const),
  ),
)('a text in the field %s.%s of the server’s is not misplaced', (type, field) => {
  const data = { [field]: 'Several words of the owner' }
  const findings = lintBot({ nodes: [{ id: 'a', type, data }], edges: [] })
  expect(findings.filter(({ rule }) => rule === 'unknown-field')).toEqual([])
})

test('words in a field that a step does not know are called what was meant', () => {
  const data = { instrucshun: 'You answer for a bakery' }
  const [finding] = lintBot({ nodes: [{ id: 'a', type: 'knowledge', data }], edges: [] }).filter(
    ({ rule }) => rule === 'unknown-field',
  )
  expect(finding?.field).toBe('instrucshun')
})
