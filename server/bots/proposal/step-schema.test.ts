import { expect, test } from 'vitest'
import { describedTypes } from '../../../runtime/builder/describe-type.js'
import { offeredFields, offeredTypes } from './offered.js'
import { stepSchema } from './step-schema.js'

test('the schema of steps is small, and holds no secret', () => {
  const text = JSON.stringify(stepSchema())
  expect(text.length).toBeLessThan(45_000)
  for (const { form, serverFields, type } of describedTypes) {
    const offered = offeredFields({ type, form, serverFields, sample: {} })
    const secrets = Object.entries({ ...form.fields, ...serverFields }).filter(
      ([, { kind }]) => kind === 'secret',
    )
    for (const [name] of secrets) expect(Object.keys(offered), type).not.toContain(name)
  }
})

test('a type that is not offered is there where such a step is to be changed', () => {
  const types = (present: readonly string[]) => offeredTypes(present).map(({ type }) => type)
  expect(types([])).not.toContain('image')
  expect(types(['image-node'])).toContain('image')
  expect(types(['made-up'])).toEqual(types([]))
})

test('exits are named as a model can name them', () => {
  const text = JSON.stringify(stepSchema().schema)
  expect(text).toContain('Exits: the id of each choices entry')
  expect(text).toContain('\\"source-0\\" (')
})
