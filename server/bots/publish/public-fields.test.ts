import { expect, test } from 'vitest'
import type { FlowNode } from '../../../runtime/index.js'
import { forms, steps } from '../../../runtime/nodes/descriptions.js'
import { ownTypes as registry } from '../../../runtime/nodes/index.js'
import { isPublicText, publicFields } from './public-fields.js'

const node = (type: string, data: FlowNode['data']): FlowNode => ({ id: 'n', type, data })

test('nothing is public by being in the data, or by being in the server’s half', () => {
  const data = {
    url: 'https://a.example',
    answerVariable: 'a',
    note: 'b',
    headers: [{ key: 'k', value: 'v' }],
  }
  expect(publicFields(node('webhook', data))).toEqual({
    answerVariable: 'a',
    waitForResponse: false,
    showResponse: true,
    responseMapping: [],
  })
  expect(publicFields(node('poem', data))).toEqual({})
})

test('entries of lists have their public fields alone', () => {
  const options = [{ id: 'a', label: 'A', secret: 's' }]
  expect(publicFields(node('yes-or-no-choice', { options })).options).toEqual([
    { id: 'a', label: 'A' },
  ])
})

test('what a browser gets of each type is what its form says', () => {
  for (const { type } of registry.definitions) {
    const named = Object.entries(forms[type].fields).flatMap(([name, { isPublic }]) =>
      isPublic ? [name] : [],
    )
    expect(Object.keys(publicFields(node(type, {}))).sort(), type).toEqual(named.sort())
    for (const name of Object.keys(steps[type]?.fields ?? {}))
      expect(named, type).not.toContain(name)
  }
})

test('only words that are public can be translated', () => {
  expect(isPublicText('yes-or-no-choice', 'questionText')).toBe(true)
  expect(isPublicText('yes-or-no-choice', 'options.a.b.label')).toBe(true)
  for (const path of [
    'answerVariable',
    'options',
    'options.a.id',
    'constructor',
    'options.a.constructor',
    'url',
  ])
    expect(isPublicText('yes-or-no-choice', path), path).toBe(false)
  expect(isPublicText('poem', 'text')).toBe(false)
})
