const { addressOf } = require('./authentication.js')

/** What a Zap can begin with: the events of the server's hooks, in words for people. */
const events = {
  'conversation.finished': {
    key: 'conversation_finished',
    noun: 'Conversation',
    label: 'Conversation Finished',
    description: 'Triggers when a conversation has come to its end.',
  },
  answer: {
    key: 'answer',
    noun: 'Answer',
    label: 'New Answer',
    description: 'Triggers when a visitor has answered a step.',
  },
  lead: {
    key: 'lead',
    noun: 'Lead',
    label: 'New Lead',
    description: 'Triggers when a visitor has told who they are.',
  },
  handover: {
    key: 'handover',
    noun: 'Handover',
    label: 'Person Asked For',
    description: 'Triggers when a visitor waits for a person.',
  },
  label: {
    key: 'label',
    noun: 'Label',
    label: 'New Label',
    description: 'Triggers when a thread has got a label.',
  },
  booking: {
    key: 'booking',
    noun: 'Appointment',
    label: 'Appointment Booked, Moved or Cancelled',
    description: 'Triggers when an appointment is booked, moved or cancelled.',
  },
}

/** The bots of the account, to choose one from. */
const bots = {
  key: 'bots',
  noun: 'Bot',
  display: { label: 'List of Bots', description: 'Bots to choose from.', hidden: true },
  operation: {
    perform: async (z, { authData }) => {
      const { data } = await z.request({ url: addressOf(authData, '/chatbots?limit=100') })
      return data.data.chatbots.map(({ id, title }) => ({ id, title: title || id }))
    },
  },
}

const triggerOf = (event, { key, noun, label, description }) => ({
  key,
  noun,
  display: { label, description },
  operation: {
    type: 'hook',
    inputFields: [
      {
        key: 'chatbotId',
        label: 'Bot',
        helpText: 'None: all bots of the account.',
        required: false,
        dynamic: 'bots.id.title',
      },
    ],
    performSubscribe: async (z, { authData, targetUrl, inputData }) => {
      const { data } = await z.request({
        url: addressOf(authData, '/hooks'),
        method: 'POST',
        body: {
          targetUrl,
          event,
          ...(inputData.chatbotId && { chatbotId: inputData.chatbotId }),
        },
      })
      return { id: data.data.hook.id }
    },
    performUnsubscribe: async (z, { authData, subscribeData }) => {
      const url = addressOf(authData, `/hooks/${encodeURIComponent(subscribeData.id)}`)
      await z.request({ url, method: 'DELETE' })
      return {}
    },
    perform: (_z, { cleanedRequest }) => [resultOf(cleanedRequest)],
    performList: async (z, { authData }) => {
      const url = addressOf(authData, `/hooks/samples?event=${encodeURIComponent(event)}`)
      const { data } = await z.request({ url })
      return data.data.samples.map(resultOf)
    },
    sample: {
      id: '9b7a61e384c0d1f2',
      chatbotId: 'shop',
      channel: 'widget',
      at: '2026-11-20T09:02:10.000Z',
    },
  },
})

/** Zapier tells results apart by their ids. */
const resultOf = ({ timestamp, data }) => ({ ...data, id: data.id ?? data.threadId, at: timestamp })

const triggers = {
  bots,
  ...Object.fromEntries(
    Object.entries(events).map(([event, about]) => [about.key, triggerOf(event, about)]),
  ),
}

module.exports = { events, triggers }
