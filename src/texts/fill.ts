import { fillText } from '../../runtime/session/placeholders.js'
import type { Catalogue, WriteText } from './english.js'

/** Puts texts into the language of a catalogue; one that it lacks stays English. */
export function translateBy(catalogue: Partial<Catalogue>): WriteText {
  return (text, values = {}) => fillText(catalogue[text] ?? text, { get: name => values[name] })
}
