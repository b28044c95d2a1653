import { useParams } from 'react-router'
import { Stack } from '../../../shell/page.js'
import { Experiments } from '../experiments/experiments.js'
import { useBots } from '../model/results.js'
import { ResultsView } from './results-view.js'

/** The experiments and the stored conversations of the bot whose pages one is on. */
export function BotResults() {
  const { id = '' } = useParams()
  const version = useBots().data?.find(bot => bot.id === id)?.publishedVersion
  return (
    <Stack>
      <Experiments botId={id} version={version} />
      <ResultsView botId={id} />
    </Stack>
  )
}
