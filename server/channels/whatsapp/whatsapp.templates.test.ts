import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '../../platform/outbound/index.js'
import { startWhatsapp } from '../../testing/whatsapp/provider.js'
import { whatsapp } from './index.js'

const template = (name: string, components: object[], more: object = {}) => ({
  name,
  language: 'en_US',
  status: 'APPROVED',
  category: 'UTILITY',
  components,
  ...more,
})
const order = template('order_ready', [
  { type: 'HEADER', format: 'TEXT', text: 'Order {{1}}' },
  { type: 'BODY', text: 'Hello {{1}}, it is ready at {{2}}.' },
  { type: 'FOOTER', text: 'Bakery' },
  {
    type: 'BUTTONS',
    buttons: [
      { type: 'QUICK_REPLY', text: 'Thanks' },
      { type: 'URL', text: 'Track', url: 'https://a.example/{{1}}' },
    ],
  },
])
const named = template('named', [
  { type: 'HEADER', format: 'IMAGE' },
  { type: 'BODY', text: 'Hello {{first_name}}' },
])
const plain = template('plain', [{ type: 'BODY', text: 'We miss you.' }])
const left = [
  template('waiting', [{ type: 'BODY', text: 'x' }], { status: 'PENDING' }),
  template('code', [{ type: 'BODY', text: '{{1}}' }], { category: 'AUTHENTICATION' }),
  template('goods', [{ type: 'BODY', text: 'x' }, { type: 'CAROUSEL' }]),
  template('offer', [{ type: 'BUTTONS', buttons: [{ type: 'CATALOG', text: 'Look' }] }]),
  { name: 'broken' },
]

async function started() {
  const provider = await startWhatsapp()
  provider.templates.push(order, ...left, named, plain)
  const outbound = createOutbound({ allowHosts: [provider.host] })
  onTestFinished(async () => {
    await outbound.close()
    await provider.close()
  })
  const connectionWith = (more: object) => ({
    outbound,
    settings: v.parse(whatsapp.settings.schema, { ...provider.settings, ...more }),
  })
  return { ...provider, connectionWith, connection: connectionWith({}) }
}

test('the approved templates of the account are read page by page, with their values', async () => {
  const { connection } = await started()
  expect(await whatsapp.templates(connection)).toEqual({
    ok: true,
    templates: [
      {
        name: 'order_ready',
        language: 'en_US',
        values: ['header 1', '1', '2', 'button 1 1'],
        text: 'Order {{header 1}}\nHello {{1}}, it is ready at {{2}}.\nBakery\nTrack: https://a.example/{{button 1 1}}',
      },
      {
        name: 'named',
        language: 'en_US',
        values: ['header image', 'first_name'],
        text: '{{header image}}\nHello {{first_name}}',
      },
      { name: 'plain', language: 'en_US', values: [], text: 'We miss you.' },
    ],
  })
})

test('a template with its values is taken after the 24 hours, and none is sent without them', async () => {
  const { connection, closeWindow, taken } = await started()
  const read = await whatsapp.templates(connection)
  const [ready, greeting, missing] = read.ok ? read.templates : []
  if (!ready || !greeting || !missing) expect.fail('no templates')
  closeWindow('16505551234')
  const values = { 'header 1': '42', '1': 'Ann\n', '2': '5  pm', 'button 1 1': 'a42' }
  const rendered = whatsapp.renderTemplate(ready, values) ?? expect.fail('no message')
  expect(await whatsapp.send(rendered, { ids: ['16505551234'] }, connection)).toMatchObject({
    ok: true,
  })
  const told = (text: string) => ({ type: 'text', text })
  expect(taken).toMatchObject([
    {
      template: {
        name: 'order_ready',
        language: { code: 'en_US' },
        components: [
          { type: 'header', parameters: [told('42')] },
          { type: 'body', parameters: [told('Ann'), told('5 pm')] },
          { type: 'button', sub_type: 'url', index: '1', parameters: [told('a42')] },
        ],
      },
    },
  ])
  expect(whatsapp.renderTemplate(ready, { ...values, '2': ' ' })).toBeUndefined()
  expect(
    whatsapp.renderTemplate(greeting, {
      'header image': 'https://a.example/a.png',
      first_name: 'Ann',
    }),
  ).toMatchObject({
    template: {
      components: [
        {
          type: 'header',
          parameters: [{ type: 'image', image: { link: 'https://a.example/a.png' } }],
        },
        { type: 'body', parameters: [{ type: 'text', parameter_name: 'first_name', text: 'Ann' }] },
      ],
    },
  })
  expect(whatsapp.renderTemplate(missing, {})).toEqual({
    type: 'template',
    template: { name: 'plain', language: { code: 'en_US' } },
  })
})

test('where the account is not told, the owner is asked for its id; where it may not be read, for the permission', async () => {
  const { connection, connectionWith, state } = await started()
  state.hasHealth = false
  expect(await whatsapp.templates(connection)).toMatchObject({
    ok: false,
    remedy: expect.stringContaining('Business account id'),
  })
  const entered = connectionWith({ businessAccountId: '102290129340398' })
  expect(await whatsapp.templates(entered)).toMatchObject({ ok: true })
  state.mayManage = false
  expect(await whatsapp.templates(entered)).toMatchObject({
    remedy: expect.stringContaining('whatsapp_business_management'),
  })
})
