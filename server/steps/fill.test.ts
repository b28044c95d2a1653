import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fillUrl } from './call/fill-url.js'
import { fillLeaves } from './fill.js'
import { readRecipients } from './mail/recipients.js'
import { stepValuesSchema } from './step-values.js'

const given = (values: object) => v.parse(stepValuesSchema, { values })
const values = given({ name: '', city: 'Bern', tags: ['a'], email: 'ann@a.example' })

test('a default stands in a body where a value is blank or missing', () => {
  const body = {
    all: '{name|there}',
    gone: '{nobody|0}',
    tags: '{tags|none}',
    in: 'Hi {name|there}, {city|x}',
  }
  expect(fillLeaves(body, values)).toEqual({
    all: 'there',
    gone: '0',
    tags: ['a'],
    in: 'Hi there, Bern',
  })
})

test('a default in the address of a call is one part of it, as a value is', () => {
  const address = 'https://shop.example/{name|a b/c}?q={city|x}'
  expect(fillUrl(address, values)).toBe('https://shop.example/a%20b%2Fc?q=Bern')
})

test('a mail goes to the default where the visitor has given no address', async () => {
  const config = {
    to: ['{email|shop@b.example}'],
    cc: [],
    bcc: [],
    replyTo: '',
    subject: '',
    body: '',
    format: '',
  }
  const visitor = { answers: new Set<unknown>(['ann@a.example']), count: async () => undefined }
  const to = async (of: typeof values) => (await readRecipients(config, of, visitor)).to
  expect([await to(values), await to(given({ email: '' })), await to(given({}))]).toEqual([
    ['ann@a.example'],
    ['shop@b.example'],
    ['shop@b.example'],
  ])
})

test('a value that is no answer never becomes a recipient by its default', async () => {
  const config = {
    to: ['{email|shop@b.example}'],
    cc: [],
    bcc: [],
    replyTo: '',
    subject: '',
    body: '',
    format: '',
  }
  const visitor = { answers: new Set<unknown>(), count: async () => undefined }
  expect((await readRecipients(config, values, visitor)).to).toEqual([])
})
