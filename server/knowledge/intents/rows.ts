import * as v from 'valibot'
import type { Example } from './classifier.js'

const json = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()])))

/** Rows as they are kept. */
export const writeRows = (rows: readonly Example[]): string =>
  JSON.stringify(rows.map(({ intent, utterance }) => [intent, utterance]))

/** Reads them. */
export const readRows = (text: string): readonly Example[] =>
  v.parse(json, text).map(([intent, utterance]) => ({ intent, utterance }))
