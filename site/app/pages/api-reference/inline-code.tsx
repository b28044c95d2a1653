/** A text of the API's description: what stands between backticks is code, and blank lines part paragraphs. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map(paragraph => (
    <p key={paragraph}>
      <CodeWords text={paragraph} />
    </p>
  ))
}

/** The same within a line. */
export const CodeWords = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a text do not change their order.
    place % 2 === 1 ? <code key={place}>{part}</code> : <span key={place}>{part}</span>,
  )
