import { expect } from 'vitest'
import { type startWhatsapp, whatsappNumber } from '../../server/testing/whatsapp/provider.js'
import {
  signedWebhook,
  type ToldByNumber,
  webhookBody,
} from '../../server/testing/whatsapp/webhooks.js'

/** A bakery's bot: a name, a button, and the desk. */
export const bakery = {
  name: 'Bakery',
  settings: { liveDesk: true },
  nodes: [
    { id: 'who', type: 'ask-name', data: { questionText: 'What is your name?' } },
    {
      id: 'what',
      type: 'n-choices',
      data: {
        choicePrompt: 'What may it be?',
        choices: [
          { id: 'bread', choiceText: 'Bread' },
          { id: 'cake', choiceText: 'Cake' },
        ],
        answerVariable: 'wish',
      },
    },
    {
      id: 'h',
      type: 'human-handover',
      data: { handoverMessage: '{wish}: somebody will be with you.' },
    },
  ],
  edges: [
    { source: 'who', target: 'what' },
    { source: 'what', sourceHandle: 'bread', target: 'h' },
    { source: 'what', sourceHandle: 'cake', target: 'h' },
  ],
}

/** People who write to the bakery's number; `hook` is where WhatsApp brings it. */
export function whatsappPeople(
  { taken }: Awaited<ReturnType<typeof startWhatsapp>>,
  hook: () => string,
) {
  let count = 0

  async function bring(told: ToldByNumber): Promise<void> {
    const { phoneNumberId, appSecret } = whatsappNumber
    const { headers, body } = signedWebhook(webhookBody(phoneNumberId, told), appSecret)
    const answer = await fetch(hook(), { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  }

  const bringMessage = (from: string, message: object, hoursAgo: number) => {
    const timestamp = String(Math.floor(Date.now() / 1000) - hoursAgo * 3600)
    return bring({ messages: [{ id: `in.${++count}`, from, timestamp, ...message }] })
  }

  /** Somebody writes, or wrote so many hours ago. */
  const say = (from: string, body: string, hoursAgo = 0) =>
    bringMessage(from, { type: 'text', text: { body } }, hoursAgo)

  /** The message to somebody with these words, once it has arrived, with its id at WhatsApp. */
  async function arrived(to: string, words: string) {
    const place = () =>
      taken.findIndex(each => each.to === to && JSON.stringify(each).includes(words))
    await expect.poll(place, { message: `'${words}' to ${to}` }).toBeGreaterThan(-1)
    return { message: taken[place()], id: `wamid.${place() + 1}` }
  }

  return {
    say,
    arrived,
    /** WhatsApp tells what became of a message. */
    tell: (id: string, status: string, ...errors: readonly object[]) =>
      bring({
        statuses: [{ id, status, errors, timestamp: String(Math.floor(Date.now() / 1000)) }],
      }),
    /** Somebody says their name, presses a button, and is handed over. */
    comeToDesk: async (from: string, name: string, hoursAgo = 0) => {
      await say(from, 'Hello', hoursAgo)
      await arrived(from, 'What is your name?')
      await say(from, name, hoursAgo)
      const { message } = await arrived(from, 'What may it be?')
      const action = message?.type === 'interactive' ? message.interactive.action : undefined
      const reply = action && 'buttons' in action ? action.buttons.at(-1)?.reply : undefined
      expect(reply).toMatchObject({ title: 'Cake' })
      const interactive = { type: 'button_reply', button_reply: reply }
      await bringMessage(from, { type: 'interactive', interactive }, hoursAgo)
      await arrived(from, 'Cake: somebody will be with you.')
    },
  }
}
