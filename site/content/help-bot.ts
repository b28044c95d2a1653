import { claims } from '@talkgraph/wire/claims'
import { asked } from './faq/asked.js'
import type { FaqCategory, FaqQuestion } from './faq/question.js'
import { faqCategories } from './faq.js'
import { tellCategories } from './tell.js'

interface Node {
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

interface Edge {
  readonly source: string
  readonly target: string
  readonly sourceHandle?: string
}

interface Part {
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
}

interface Known extends FaqQuestion {
  readonly id: string
  readonly asked: readonly string[]
}

/** What everybody is offered beside subjects and questions. */
const ways = {
  subjects: { id: 'subjects', choiceText: 'Show me the subjects' },
  ask: { id: 'ask', choiceText: 'Ask in my own words' },
  person: { id: 'person', choiceText: 'Talk to a person' },
  done: { id: 'done', choiceText: 'That is all, thank you' },
}

const targets: Readonly<Record<string, string>> = {
  subjects: 'subjects',
  ask: 'question',
  person: 'desk',
  done: 'bye',
}

/**
 * The bot on the site's own pages, as a bot file. It answers from the FAQ, by subject or by what is typed, then from the site's
 * pages and guides, says so where it knows no answer, and hands over to the operator's desk.
 */
export function helpBot(
  categories: readonly FaqCategory[] = tellCategories(faqCategories, claims),
) {
  const known = categories.flatMap(category =>
    category.questions.map((question, at) => keyOf(category, question, at)),
  )
  const parts = [
    greeting,
    subjects(categories, `asks-${known[0]?.id}`),
    ...categories.map(questionsOf),
    ...known.map(answer),
    // What the FAQ asks word for word goes before what only reminds of it.
    reading(known),
    pages,
    afterwards,
    handover,
  ]
  return {
    id: 'site-help',
    name: 'Talkgraph',
    version: '1',
    settings: { liveDesk: true },
    customizations: {
      logoText: 'Talkgraph',
      enableTagline: true,
      tagline: 'Answers, and a person if you like',
      widgetIconBgColor: '#1b55f3',
    },
    elements: [
      {
        nodes: parts.flatMap(part => part.nodes),
        edges: withIds(parts.flatMap(part => part.edges)),
      },
    ],
  }
}

/** The answers in which claims stand, by their nodes, with the names of the claims in place of them. */
export const claimedAnswers = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    faqCategories.flatMap(category =>
      category.questions.flatMap((question, at) =>
        question.answer.includes('[[')
          ? [[`answer-${keyOf(category, question, at).id}`, question.answer]]
          : [],
      ),
    ),
  )

const keyOf = ({ id }: FaqCategory, question: FaqQuestion, at: number): Known => ({
  ...question,
  id: `${id}-${at + 1}`,
  asked: asked[question.question] ?? [],
})

const greeting: Part = {
  nodes: [
    {
      id: 'welcome',
      type: 'welcome-node',
      data: {
        text: 'Hello! I am a bot, and I know the answers to what people ask most about Talkgraph, and what its pages say. For the rest there are people.',
      },
    },
  ],
  edges: [{ source: 'welcome', target: 'subjects' }],
}

const firstWords = 'What would you like to know? Type it, or pick a subject.'

/** What is asked first: one types at once, or presses a subject. */
function subjects(categories: readonly FaqCategory[], firstTest: string): Part {
  const suggestions = [
    ...categories.map(({ id, name }) => ({ id, title: name, target: `about-${id}` })),
    { id: ways.person.id, title: ways.person.choiceText, target: targets.person ?? 'next' },
  ]
  return {
    nodes: [
      {
        id: 'subjects',
        type: 'user-input',
        data: {
          inputPrompt: firstWords,
          type: 'text',
          suggestions: suggestions.map(({ id, title }) => ({ id, title })),
          answerVariable: 'question',
        },
      },
    ],
    edges: [
      { source: 'subjects', target: firstTest },
      ...suggestions.map(({ id, target }) => ({ source: 'subjects', target, sourceHandle: id })),
    ],
  }
}

/** The questions of a subject. */
function questionsOf(category: FaqCategory): Part {
  const questions = category.questions.map((question, at) => {
    const { id } = keyOf(category, question, at)
    return { id, choiceText: question.question, target: `answer-${id}` }
  })
  return choice(`about-${category.id}`, `${category.name}: which question is yours?`, [
    ...questions,
    ...offered('subjects', 'ask'),
  ])
}

const answer = ({ id, answer }: Known): Part => ({
  nodes: [{ id: `answer-${id}`, type: 'message-node', data: { text: answer } }],
  edges: [{ source: `answer-${id}`, target: 'next' }],
})

/** Finds the question that was typed: first as the FAQ asks it, then by the words that people use for it. */
function reading(known: readonly Known[]): Part {
  const tests = [
    ...known.map(({ id, question }) => ({
      id: `asks-${id}`,
      answer: `answer-${id}`,
      operator: 'contains',
      rightValue: question.replace(/\?$/, ''),
    })),
    ...known
      .filter(({ asked }) => asked.length > 0)
      .map(({ id, asked }) => ({
        id: `means-${id}`,
        answer: `answer-${id}`,
        operator: 'matches',
        rightValue: `(?:^|[^a-z])(?:${asked.join('|')})`,
      })),
  ]
  return {
    nodes: [
      {
        id: 'question',
        type: 'ask-custom-question',
        data: { questionText: 'What would you like to know?', answerVariable: 'question' },
      },
      ...tests.map(({ id, operator, rightValue }) => ({
        id,
        type: 'condition-node',
        data: { leftValue: '{question}', operator, rightValue },
      })),
    ],
    edges: [
      { source: 'question', target: tests[0]?.id ?? 'pages' },
      ...tests.flatMap(({ id, answer }, at) => [
        { source: id, target: answer, sourceHandle: 'source-0' },
        { source: id, target: tests[at + 1]?.id ?? 'pages', sourceHandle: 'source-1' },
      ]),
    ],
  }
}

/** What no question of the FAQ asks is looked for in the site's pages and guides. */
const pages: Part = {
  nodes: [
    {
      id: 'pages',
      type: 'knowledge',
      data: { question: '{question}' },
    },
  ],
  edges: [
    { source: 'pages', target: 'next', sourceHandle: 'answered' },
    { source: 'pages', target: 'unknown', sourceHandle: 'unknown' },
  ],
}

const afterwards: Part = join(
  choice('next', 'Is there anything else?', offered('subjects', 'ask', 'person', 'done')),
  choice(
    'unknown',
    'I do not know that: neither the FAQ nor the pages of this site say. A person can answer you, or you try other words.',
    offered('person', 'ask', 'subjects'),
  ),
  {
    nodes: [
      {
        id: 'bye',
        type: 'message-node',
        data: {
          text: 'You are welcome. Everything I know also stands in the <a href="/faq">FAQ</a>.',
        },
      },
    ],
    edges: [],
  },
)

const handover: Part = {
  nodes: [
    {
      id: 'desk',
      type: 'human-handover-node',
      data: {
        handoverMessage: 'I am asking a person of our team to come. They see what was said here.',
        noDeskMessage:
          'Nobody of our team is at the chat. Write to us by the contact page, and the answer comes by mail.',
        maxWaitTime: 3,
        fallbackMessage:
          'Nobody is free right now. Write to us by the contact page, and the answer comes by mail.',
      },
    },
  ],
  edges: [{ source: 'desk', target: 'next' }],
}

function offered(...names: readonly (keyof typeof ways)[]) {
  return names.map(name => ({ ...ways[name], target: targets[name] ?? 'next' }))
}

function choice(
  id: string,
  choicePrompt: string,
  options: readonly { readonly id: string; readonly choiceText: string; readonly target: string }[],
): Part {
  return {
    nodes: [
      {
        id,
        type: 'n-choices-node',
        data: { choicePrompt, choices: options.map(({ id, choiceText }) => ({ id, choiceText })) },
      },
    ],
    edges: options.map(option => ({ source: id, target: option.target, sourceHandle: option.id })),
  }
}

function join(...parts: readonly Part[]): Part {
  return { nodes: parts.flatMap(({ nodes }) => nodes), edges: parts.flatMap(({ edges }) => edges) }
}

const withIds = (edges: readonly Edge[]) =>
  edges.map((edge, at) => ({ id: `way-${at + 1}`, ...edge }))
