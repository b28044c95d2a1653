/** Questions with their answers as structured data. */
export const faqJsonLd = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): Readonly<Record<string, unknown>> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
