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
    /** A file with what was drawn, as `{ file: { name, size, url } }`, or the typed name. */
    readonly 'signature/pad': {
      readonly kind: 'signature/pad'
      readonly words: string
      readonly colour: string
    }
  }
}

export const name = 'signature'

/** What a step's data holds. Anything that is missing or of another kind is the default. */
export const padSchema = fields({
  question: words(),
  colour: text('#1a2b6d'),
  answerVariable: text(),
})

interface PadData {
  readonly question: string
  readonly colour: string
  readonly answerVariable: string
}

/** Says its question, shows a pad, and goes on with what was drawn or typed. */
const pad = defineNode({
  type: 'signature/pad',
  schema: padSchema,
  machine: () =>
    asking<PadData>({
      contents: ({ data, variables }) => sayText(data.question, variables),
      prompt: ({ data }) => ({
        kind: 'signature/pad',
        words: 'Write your full name as your signature.',
        colour: data.colour,
      }),
      judge(answer, { data }) {
        const signed = readSignature(answer)
        if (!signed) return { ok: false, correction: 'Please sign, or write your name.' }
        const { value, detail } = signed
        const variable = data.answerVariable.trim()
        return {
          ok: true,
          message: value,
          answer: { value, ...(variable && { variable }), ...(detail && { detail }) },
          handle: null,
        }
      },
      pauseAfterAnswer: 500,
    }),
})

export const nodes = [pad]

export const forms = {
  'signature/pad': defineForm(padSchema, {
    title: 'Signature',
    group: 'questions',
    help: 'Asks for a signature. It is drawn where there is a screen for it, and typed elsewhere.',
    fields: {
      question: {
        kind: 'words',
        translatable: true,
        isPublic: true,
        title: 'Question',
        help: 'What is signed, and why.',
      },
      colour: {
        kind: 'text',
        isPublic: true,
        title: 'Ink',
        help: 'The colour of the pen, as CSS has it.',
        example: '#1a2b6d',
      },
      answerVariable: {
        kind: 'variable',
        isPublic: true,
        title: 'Variable',
        help: 'The name under which texts show the signature’s file or the typed name.',
      },
    },
    exits: [{ handle: null, title: 'Next' }],
  }),
}

export const samples = {
  'signature/pad': defineSample(padSchema, {
    question: 'Please sign for your order.',
    answerVariable: 'signature',
  }),
}

/** What the pad says, in other languages. */
export const texts = {
  de: { Clear: 'Löschen', Sign: 'Unterschreiben', 'Your signature': 'Ihre Unterschrift' },
  fr: { Clear: 'Effacer', Sign: 'Signer', 'Your signature': 'Votre signature' },
}

/** A typed name, or the file of what was drawn. */
function readSignature(
  answer: unknown,
): { value: string; detail?: { readonly url: string } } | undefined {
  if (typeof answer === 'string' && answer.trim() !== '') return { value: answer.trim() }
  const file = at(answer, 'file')
  const name = at(file, 'name')
  const url = at(file, 'url')
  if (typeof name !== 'string' || name === '') return undefined
  return typeof url === 'string' ? { value: name, detail: { url } } : { value: name }
}

const at = (of: unknown, key: string): unknown =>
  of instanceof Object ? Reflect.get(of, key) : undefined
