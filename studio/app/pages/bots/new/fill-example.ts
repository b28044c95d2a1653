import { applyOperations, asOperations, type Change, readDraft } from 'talkgraph/builder'
import type { BotFile } from '../api/bot-file.js'
import {
  type AskedQuestion,
  type Business,
  mostQuestions,
  readQuestions,
  sentence,
} from './business.js'

/** The example whose texts are filled. */
export const businessExample = 'local-business'

/** Makes the example a bot of this business: its texts say what was said of it, and what was left blank is left out. */
export function fillExample(example: unknown, business: Business): BotFile {
  const { draft, refused } = applyOperations(
    readDraft(example),
    asOperations(changesFor(trimmed(business)), counted()),
  )
  const [refusal] = refused
  if (refusal) throw new Error(`The example could not be filled: ${refusal.message}`)
  const { id: _, ...bot } = draft
  return bot
}

function changesFor({ name, offer, visit, email, questions, site }: Business): Change[] {
  const asked = readQuestions(questions).slice(0, mostQuestions)
  return [
    { op: 'bot', path: ['name'], value: name },
    { op: 'bot', path: ['customizations', 'logoText'], value: name },
    say('welcome', `Hello, and welcome to ${name}.`),
    say('offer', `This is what you find at ${name}:\n${sentence(offer)}`),
    say('bye', `Thank you for your visit. See you soon at ${name}.`),
    ...(visit === ''
      ? without('visit', ['visit'])
      : [say('visit', `This is when and where we are open:\n${sentence(visit)}`)]),
    { op: 'set', nodeId: 'tell_us', path: ['to'], value: email },
    ...(asked.length === 0
      ? without('questions', ['questions', 'answer_1', 'answer_2'])
      : askedChanges(asked)),
    ...(site === '' ? [] : fromSite),
  ]
}

/** Whoever asks something else is answered from the site; what that does not say is for a person. */
const fromSite: readonly Change[] = [
  {
    op: 'insert',
    nodeId: 'menu',
    path: ['choices'],
    entry: { id: 'ask', choiceText: 'Ask something else' },
    before: 'contact',
  },
  {
    op: 'add',
    node: {
      id: 'ask',
      type: 'ask-custom-question-node',
      data: { questionText: 'What would you like to know?', answerVariable: 'question' },
    },
    before: 'more',
  },
  {
    op: 'add',
    node: {
      id: 'from_site',
      type: 'knowledge-node',
      data: { unknownText: 'I do not know that, but somebody here does.' },
    },
    before: 'more',
  },
  { op: 'connect', edge: { source: 'menu', sourceHandle: 'ask', target: 'ask' } },
  { op: 'connect', edge: { source: 'ask', target: 'from_site' } },
  { op: 'connect', edge: { source: 'from_site', sourceHandle: 'answered', target: 'more' } },
  { op: 'connect', edge: { source: 'from_site', sourceHandle: 'unknown', target: 'contact' } },
]

/** The example's own questions give way to these, each with a step that answers it. */
const askedChanges = (asked: readonly AskedQuestion[]): Change[] => [
  ...['answer_1', 'answer_2'].map((nodeId): Change => ({ op: 'remove', nodeId })),
  ...['question_1', 'question_2'].map(
    (id): Change => ({ op: 'take', nodeId: 'questions', path: ['choices', id] }),
  ),
  ...asked.flatMap(({ question, answer }, place): Change[] => {
    const [id, step] = [`question_${place + 1}`, `answer_${place + 1}`]
    const entry = { id, choiceText: question }
    const source = { source: 'questions', sourceHandle: id }
    return [
      { op: 'insert', nodeId: 'questions', path: ['choices'], entry, before: 'another' },
      ...(answer === ''
        ? [{ op: 'connect' as const, edge: { ...source, target: 'contact' } }]
        : [
            {
              op: 'add' as const,
              node: { id: step, type: 'message-node', data: { text: asHtml(answer) } },
              before: 'more',
            },
            { op: 'connect' as const, edge: { ...source, target: step } },
            { op: 'connect' as const, edge: { source: step, target: 'more' } },
          ]),
    ]
  }),
]

/** Takes a choice out of the menu, and the steps behind it. */
const without = (choice: string, steps: readonly string[]): Change[] => [
  { op: 'take', nodeId: 'menu', path: ['choices', choice] },
  ...steps.map((nodeId): Change => ({ op: 'remove', nodeId })),
]

const say = (nodeId: string, text: string): Change => ({
  op: 'set',
  nodeId,
  path: ['text'],
  value: asHtml(text),
})

/** Texts of steps may hold HTML; what was typed here is text alone. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const trimmed = (business: Business): Business => ({
  name: business.name.trim(),
  offer: business.offer.trim(),
  visit: business.visit.trim(),
  email: business.email.trim(),
  questions: business.questions.trim(),
  site: business.site.trim(),
})

function counted(): () => string {
  let count = 0
  return () => `fill-${++count}`
}
