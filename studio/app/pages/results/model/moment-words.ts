import { useQuery } from '@tanstack/react-query'

const asIs = (text: string) => text

/** How answers are read: a date that a question keeps is written out, once what knows how is here. */
export function useMomentWords(texts: readonly string[]): (text: string) => string {
  const { data } = useQuery({
    queryKey: ['moment-words'],
    // It comes with all that knows steps, and most lists have no date.
    enabled: texts.some(text => /^\d{4}-\d\d-\d\d/.test(text)),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { momentInWords } = await import('./moment-in-words.js')
      return { inWords: (text: string) => momentInWords(text, 'en') }
    },
  })
  return data?.inWords ?? asIs
}
