import { Page } from '../../../shell/page.js'
import { ExportMenu } from './export-menu.js'
import { useFilters } from './filters.js'
import { ResultsView } from './results-view.js'

/** The room Results: the stored conversations of all bots. */
export function Results() {
  const { filters } = useFilters(undefined)
  return (
    <Page
      title="Results"
      help="What visitors told your bots, for bots that store their conversations."
      action={<ExportMenu filters={filters} />}
    >
      <ResultsView />
    </Page>
  )
}
