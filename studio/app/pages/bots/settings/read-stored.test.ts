import { expect, test } from 'vitest'
import { readStored, storedFaults, usualDays, writtenStored } from './read-stored.js'

const unsaid = { leadMail: null, leadMailTo: null }
const usual = { leadMail: 'each', leadMailTo: '' } as const
const nothing = {
  collectResults: null,
  resultRetentionDays: null,
  resultWebhookUrl: null,
  ...unsaid,
}
const file = {
  collectResults: true,
  resultRetentionDays: 30,
  resultWebhookUrl: 'https://shop.example/hooks',
}

test('what was set stands above the bot file, switched off and nowhere too', () => {
  expect(readStored(nothing, file)).toEqual({
    isOn: true,
    days: '',
    webhookUrl: 'https://shop.example/hooks',
    ...usual,
  })
  expect(
    readStored(
      { ...unsaid, collectResults: false, resultRetentionDays: 7, resultWebhookUrl: '' },
      file,
    ),
  ).toEqual({
    isOn: false,
    days: '7',
    webhookUrl: '',
    ...usual,
  })
})

test('nothing is stored where neither says so, or the bot file says it wrongly', () => {
  for (const settings of [
    undefined,
    null,
    'x',
    [],
    { collectResults: 'yes', resultWebhookUrl: 'ftp://x' },
  ])
    expect(readStored(nothing, settings)).toEqual({
      isOn: false,
      days: '',
      webhookUrl: '',
      ...usual,
    })
})

test('blank days are those of the bot file, or else of the server', () => {
  expect(usualDays(file)).toBe('for 30 days, as the bot file says')
  expect(usualDays({ resultRetentionDays: 1.5 })).toMatch(/as the server says/)
  expect(writtenStored({ isOn: true, days: ' ', webhookUrl: ' ', ...usual }, file)).toEqual({
    collectResults: true,
    resultRetentionDays: null,
    resultWebhookUrl: '',
    ...unsaid,
  })
  expect(
    writtenStored({ isOn: false, days: '90', webhookUrl: file.resultWebhookUrl, ...usual }, file),
  ).toEqual({
    collectResults: false,
    resultRetentionDays: 90,
    resultWebhookUrl: null,
    ...unsaid,
  })
})

test.each([
  ['', '', []],
  ['1', 'http://localhost:3000/hook', []],
  ['36500', 'https://shop.example/hooks?a=1', []],
  ['0', '', ['days']],
  ['36501', '', ['days']],
  ['-1', '', ['days']],
  ['1.5', 'shop.example', ['days', 'webhookUrl']],
  ['', 'javascript:alert(1)', ['webhookUrl']],
  ['', 'https://shop.example/"', ['webhookUrl']],
])('days %j and the address %j have these faults: %j', (days, webhookUrl, faults) => {
  expect(Object.keys(storedFaults({ isOn: true, days, webhookUrl, ...usual }))).toEqual(faults)
})

test('how leads are told is the bot file’s until something else is set', () => {
  const told = { leadMail: 'daily', leadMailTo: ['ann@shop.org', 'bo@shop.org'] } as const
  const read = readStored(nothing, told)
  expect(read).toMatchObject({ leadMail: 'daily', leadMailTo: 'ann@shop.org, bo@shop.org' })
  expect(writtenStored(read, told)).toMatchObject(unsaid)
  const next = { ...read, leadMail: 'never', leadMailTo: 'ann@shop.org' } as const
  expect(writtenStored(next, told)).toMatchObject({
    leadMail: 'never',
    leadMailTo: ['ann@shop.org'],
  })
  expect(Object.keys(storedFaults({ ...read, leadMailTo: 'ann' }))).toEqual(['leadMailTo'])
})
