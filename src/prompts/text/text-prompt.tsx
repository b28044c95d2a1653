/** A text is answered in the composer: the transcript has nothing to show for the question. */
export function TextPrompt() {
  return null
}
