import { tellOnce } from '../env/tell-developer.js'

/** Fetches every sentence that the widget says. Rejects when they cannot be fetched. */
export type LoadKnownTexts = () => Promise<{ readonly knownTexts: readonly string[] }>

/** Tells, once, of sentences that the widget never says: what is put in place of them is not seen. */
export async function tellTexts(load: LoadKnownTexts, ...own: readonly unknown[]): Promise<void> {
  const given = own.flatMap(texts => Object.keys(Object(texts)))
  if (given.length === 0) return
  const { knownTexts } = await load()
  for (const text of given)
    if (!knownTexts.includes(text))
      tellOnce(`there is no text ${JSON.stringify(text)}; docs/embed lists those that there are.`)
}
