import { expect, it } from 'vitest'
import { fields } from '../../themes/fields.js'
import type { Customizations, CustomizationsInput, Field } from '../../themes/index.js'
import { type MountOptions, mount } from '../index.js'
import { ChatPreview, ChatWidget, ChatWindow } from '../react.js'

const bot = { nodes: [], edges: [] }

/** What must not compile is held by `tsc -p tests`; these are never drawn. */
const wrong = () => [
  // @ts-expect-error a widget names its bot
  <ChatWidget key="1" />,
  // @ts-expect-error an id without a server
  <ChatWidget key="2" chatbotId="demo" />,
  // @ts-expect-error a window names its bot
  <ChatWindow key="3" className="here" />,
  // @ts-expect-error a preview names its bot
  <ChatPreview key="4" embedded />,
  // @ts-expect-error a misspelt customization
  <ChatWidget key="5" bot={bot} customizations={{ headerBgColour: 'teal' }} />,
  // @ts-expect-error a customization of another kind
  <ChatWidget key="6" bot={bot} customizations={{ hideLogo: 'teal' }} />,
  // @ts-expect-error a mode that is none
  <ChatWidget key="7" bot={bot} mode="full-page" />,
  // @ts-expect-error no options
  () => mount(),
  // @ts-expect-error a misspelt customization
  () => mount({ bot, customizations: { headerBgColour: 'teal' } }),
  // @ts-expect-error a misspelt event
  () => mount({ bot }).on('anwser', () => undefined),
]

it('takes a bot, or an id and a server, and customizations that there are', () => {
  const looks: CustomizationsInput = { headerBgColor: 'teal', logo: undefined }
  const source: MountOptions = { chatbotId: 'demo', server: 'https://chat.example.com' }
  expect([
    <ChatWidget key="1" bot={bot} customizations={looks} mode="popup" />,
    <ChatWindow key="2" {...source} />,
  ]).toHaveLength(2)
  expect(wrong).toBeTypeOf('function')
})

it('describes every customization that can be read, with its kind of value', () => {
  const described: { readonly [Name in keyof Customizations]: Field<Customizations[Name]> } = fields
  const names: { readonly [Name in keyof typeof fields]: unknown } = described
  expect(Object.keys(names)).toEqual(Object.keys(fields))
})
