import {
  asking,
  defineForm,
  defineNode,
  defineSample,
  fields,
  sayText,
  text,
  words,
} from 'talkgraph/runtime'

declare module 'talkgraph/runtime' {
  interface Prompts {
    /** A text: the mood. */
    readonly 'pottery/mood': {
      readonly kind: 'pottery/mood'
      /** How to answer, where nothing draws the prompt. */
      readonly words: string
      readonly moods: readonly string[]
    }
  }
}

export const name = 'pottery'

/** What a step's data holds. Anything that is missing or of another kind is the default. */
const schema = fields({ question: words(), answerVariable: text() })

interface MoodData {
  readonly question: string
  readonly answerVariable: string
}

const moods = ['fine', 'so-so', 'tired']

const mood = defineNode({
  type: 'pottery/mood',
  schema,
  machine: () =>
    asking<MoodData>({
      contents: ({ data, variables }) => sayText(data.question, variables),
      prompt: () => ({ kind: 'pottery/mood', words: `Write one of: ${moods.join(', ')}.`, moods }),
      judge(answer, { data }) {
        if (typeof answer !== 'string' || answer.trim() === '') return { ok: false }
        const value = answer.trim()
        const variable = data.answerVariable.trim()
        return {
          ok: true,
          message: value,
          answer: { value, ...(variable && { variable }) },
          handle: null,
        }
      },
      pauseAfterAnswer: 500,
    }),
})

export const nodes = [mood]

/** What the step is for, in words: its form in the studio. A field that is not public stays on the server. */
export const forms = {
  'pottery/mood': defineForm(schema, {
    title: 'Mood',
    group: 'questions',
    help: 'Asks for a mood.',
    fields: {
      question: {
        kind: 'words',
        translatable: true,
        isPublic: true,
        title: 'Question',
        help: 'What the bot asks.',
      },
      answerVariable: {
        kind: 'variable',
        isPublic: true,
        title: 'Variable',
        help: 'The name under which texts show the mood.',
      },
    },
    exits: [{ handle: null, title: 'Next' }],
  }),
}

export const samples = {
  'pottery/mood': defineSample(schema, { question: 'How are you?', answerVariable: 'mood' }),
}

/** What the look says, in other languages: by language, then by the English. */
export const texts = { de: { 'Your mood': 'Ihre Stimmung' } }
