import { useParams } from 'react-router'
import { ResultsView } from './results-view.js'

/** The stored conversations of the bot whose pages one is on. */
export function BotResults() {
  const { id = '' } = useParams()
  return <ResultsView botId={id} />
}
