import type { FlowlessBot } from '../../store/index.js'
import { readDetails } from '../appearance/details.js'
import { defaultSettings } from '../appearance/settings.js'

/** The version of a flow that nobody stored. */
export const flowlessVersion = 0

/** What is said where neither the sources nor the owner say. */
export const usualUnknown = 'I do not know that.'

/** What is said to whoever wants a person. */
export const usualHandover = 'I am asking a colleague to join us here.'

/**
 * The bot file that visitors talk to of a bot that has none and answers from its sources: it greets, suggests what to ask,
 * answers, and suggests what to ask next.
 */
export function flowlessFile({ name, details }: Pick<FlowlessBot, 'name' | 'details'>): string {
  const {
    suggestions = [],
    nextSuggestions = [],
    customContent = '',
    ...set
  } = readDetails(details)
  const { welcomeMessage, placeholderText, systemPrompt, unknownAnswer } = {
    ...defaultSettings,
    ...set.settings,
  }
  const instructions = [systemPrompt, customContent].filter(text => text.trim() !== '').join('\n\n')
  const people = nextSuggestions.filter(each => each.isEscalationPrompt).map(({ id }) => id)
  const asksPeople = people.length > 0
  const question = { type: 'text', inputPrompt: '', answerVariable: 'question' }
  const nodes = [
    { id: 'welcome', type: 'welcome', data: { text: welcomeMessage.trim() || usualWelcome } },
    { id: 'ask', type: 'user-input', data: { ...question, suggestions } },
    {
      id: 'answer',
      type: 'knowledge',
      data: { isWritten: true, instructions, unknownText: unknownAnswer.trim() || usualUnknown },
    },
    { id: 'ask-next', type: 'user-input', data: { ...question, suggestions: nextSuggestions } },
    ...(asksPeople
      ? [{ id: 'person', type: 'human-handover', data: { handoverMessage: usualHandover } }]
      : []),
  ]
  const edges = [
    ['welcome', 'ask'],
    ['ask', 'answer'],
    ['answer', 'ask-next', 'answered'],
    ['answer', 'ask-next', 'unknown'],
    ['ask-next', 'answer'],
    ...people.map(id => ['ask-next', 'person', id] as const),
    ...(asksPeople ? [['person', 'ask-next'] as const] : []),
  ].map(([source, target, sourceHandle], at) => ({ id: `e${at}`, source, target, sourceHandle }))
  return JSON.stringify({
    name,
    variables: ['question'],
    customizations: {
      ...(placeholderText !== defaultSettings.placeholderText && {
        texts: { [defaultSettings.placeholderText]: placeholderText },
      }),
    },
    settings: { liveDesk: asksPeople },
    elements: [{ nodes, edges }],
  })
}

const usualWelcome = 'Hello! What would you like to know?'
