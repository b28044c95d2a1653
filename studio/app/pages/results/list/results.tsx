import { Page } from '../../../shell/page.js'
import { DeleteMenu } from '../delete/delete-menu.js'
import { useBots } from '../model/results.js'
import { ExportMenu } from './export-menu.js'
import { useFilters } from './filters.js'
import { ResultsView } from './results-view.js'

/** The room Results: the stored conversations of all bots. */
export function Results() {
  const { filters } = useFilters(undefined)
  const bots = useBots()
  const chatbotId = filters.chatbotId || undefined
  return (
    <Page
      title="Results"
      help="What visitors told your bots, for bots that store their conversations."
      action={
        <>
          <DeleteMenu
            scope={{ chatbotId, title: bots.data?.find(({ id }) => id === chatbotId)?.title }}
          />
          <ExportMenu filters={filters} />
        </>
      }
    >
      <ResultsView />
    </Page>
  )
}
