import * as v from 'valibot'
import type { AnswerInput } from '../../../runtime/index.js'
import { onlySeen } from '../../../runtime/validate/as-typed.js'
import { handedIn, sizeInWords } from '../prompt-parts/files.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { bytes } from '../prompt-parts/records.js'
import { typed } from '../prompt-parts/typed.js'

/** A file that is handed in, or that lies somewhere else already. */
export const file = {
  ...typed,
  record: v.strictObject({ kind: v.literal('file'), maxBytes: bytes }),
  inWords: ({ maxBytes }, { hints, locale }) => hints.file(sizeInWords(maxBytes, locale)),
  readText: (_, text) => readAddress(onlySeen(text)),
  readFile: (_, file) => handedIn(file),
  lack: (_, { title, takesFiles }) =>
    takesFiles
      ? undefined
      : {
          message: `People cannot send files over ${title}: they are asked for an address.`,
          remedy: 'Lead them past this step, or ask for the file by e-mail.',
        },
} as const satisfies PromptRow<'file'>

/** A file that lies at this address; nothing is fetched from there. */
function readAddress(written: string): AnswerInput {
  if (!/^https?:\/\/\S+$/i.test(written) || !URL.canParse(written)) return written
  const { pathname, hostname } = new URL(written)
  const name = pathname.split('/').at(-1) || hostname
  return { file: { name: decode(name), size: 0, url: written } }
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
