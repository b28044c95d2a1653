import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as greek } from '@orama/stemmers/greek'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as indonesian } from '@orama/stemmers/indonesian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian'
import { stopwords as arabicStops } from '@orama/stopwords/arabic'
import { stopwords as danishStops } from '@orama/stopwords/danish'
import { stopwords as dutchStops } from '@orama/stopwords/dutch'
import { stopwords as englishStops } from '@orama/stopwords/english'
import { stopwords as finnishStops } from '@orama/stopwords/finnish'
import { stopwords as frenchStops } from '@orama/stopwords/french'
import { stopwords as germanStops } from '@orama/stopwords/german'
import { stopwords as greekStops } from '@orama/stopwords/greek'
import { stopwords as hungarianStops } from '@orama/stopwords/hungarian'
import { stopwords as indonesianStops } from '@orama/stopwords/indonesian'
import { stopwords as italianStops } from '@orama/stopwords/italian'
import { stopwords as norwegianStops } from '@orama/stopwords/norwegian'
import { stopwords as portugueseStops } from '@orama/stopwords/portuguese'
import { stopwords as romanianStops } from '@orama/stopwords/romanian'
import { stopwords as russianStops } from '@orama/stopwords/russian'
import { stopwords as spanishStops } from '@orama/stopwords/spanish'
import { stopwords as swedishStops } from '@orama/stopwords/swedish'
import { stopwords as turkishStops } from '@orama/stopwords/turkish'
import { stopwords as ukrainianStops } from '@orama/stopwords/ukrainian'

/** What is known of a language: the stem of a word, and the words that say nothing by themselves. */
export interface Language {
  stem(word: string): string
  readonly stops: ReadonlySet<string>
}

const language = (stem: (word: string) => string, stops: readonly string[]): Language => ({
  stem,
  // A word with an apostrophe is read as two.
  stops: new Set(stops.flatMap(word => [word, ...word.split(/['’]/)])),
})

/** The languages whose words are known, by their tags; of any other, words are taken as they stand. */
export const languages: ReadonlyMap<string, Language> = new Map([
  ['ar', language(arabic, arabicStops)],
  ['da', language(danish, danishStops)],
  ['de', language(german, germanStops)],
  ['el', language(greek, greekStops)],
  ['en', language(english, englishStops)],
  ['fi', language(finnish, finnishStops)],
  ['fr', language(french, frenchStops)],
  ['hu', language(hungarian, hungarianStops)],
  ['id', language(indonesian, indonesianStops)],
  ['it', language(italian, italianStops)],
  ['nl', language(dutch, dutchStops)],
  ['no', language(norwegian, norwegianStops)],
  ['pt', language(portuguese, portugueseStops)],
  ['ro', language(romanian, romanianStops)],
  ['ru', language(russian, russianStops)],
  ['es', language(spanish, spanishStops)],
  ['sv', language(swedish, swedishStops)],
  ['tr', language(turkish, turkishStops)],
  ['uk', language(ukrainian, ukrainianStops)],
])
