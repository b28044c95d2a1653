/// <reference path="./tesseract-core.d.ts" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { languageOf } from '../words/language-of.js'

/** Reads the text in pictures, one after the other; those behind the first are taken to be of its language. */
export interface PictureReader {
  /** Undefined where it is no picture. */
  read(picture: Uint8Array, orientation?: number): Promise<string | undefined>
  close(): void
}

const require = createRequire(import.meta.url)

/** What letters look like, by the tag of a language. */
const letters = {
  en: ['eng', () => require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')],
  de: ['deu', () => require.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz')],
  fr: ['fra', () => require.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz')],
  es: ['spa', () => require.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz')],
} as const

type Language = keyof typeof letters

const isLanguage = (tag: string): tag is Language => Object.hasOwn(letters, tag)

/** Letters alone, no older ways to recognise them. */
const byNetwork = 1

/** Of a text that is recognised worse than this, in per cent, there is none. */
const leastSure = 40

/** Makes what reads pictures: it takes half a second, and all of it stays in this thread. */
export async function createPictureReader(): Promise<PictureReader> {
  const { default: createCore } = await import('tesseract.js-core/tesseract-core-simd-lstm.js')
  const silent = () => undefined
  const core = await createCore({ TesseractProgress: silent, print: silent, printErr: silent })
  const open = async (language: Language) => {
    const [name, path] = letters[language]
    const file = `${name}.traineddata`
    core.FS.writeFile(file, gunzipSync(await readFile(path())))
    const engine = new core.TessBaseAPI()
    if (engine.Init(null, name, byNetwork) !== 0) throw new Error(`No letters for ${language}`)
    core.FS.unlink(file)
    return engine
  }
  let known: Language = 'en'
  let engine = await open(known)
  let isSettled = false

  return {
    async read(picture, orientation = 1) {
      core.FS.writeFile('/input', picture)
      const text = recognise(orientation)
      if (text === undefined || isSettled) return text
      const language = languageOf(text)
      isSettled = text.length > enough
      if (language === known || !isLanguage(language)) return text
      engine.End()
      known = language
      engine = await open(language)
      return recognise(orientation)
    },
    close: () => engine.End(),
  }

  function recognise(orientation: number): string | undefined {
    if (engine.SetImageFile(orientation, 0) === 1) return undefined
    engine.Recognize(null)
    return engine.MeanTextConf() < leastSure ? '' : engine.GetUTF8Text().trim()
  }
}

/** By so many letters a language is known for good. */
const enough = 40
