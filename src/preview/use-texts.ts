import { useEffect, useState } from 'react'
import { chooseLocale } from '../env/locale.js'
import { bundled } from '../mount/bundled.js'
import type { WriteText } from '../texts/english.js'
import { translateBy } from '../texts/fill.js'
import { loadTexts, type Texts } from '../texts/load-texts.js'

/** The widget's texts in a language for what stands around the chat; English until they are there. */
export function useTexts(locale: string | undefined): WriteText {
  const [texts, setTexts] = useState<Texts>({ catalogue: {}, locale: 'en' })

  useEffect(() => {
    let isCurrent = true
    loadTexts(chooseLocale(locale), bundled.loadCatalogue).then(
      found => isCurrent && setTexts(found),
      // The chat itself reports it.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale])

  return translateBy(texts.catalogue, texts.locale)
}
