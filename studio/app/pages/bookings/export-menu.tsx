import { Button, Menu, MenuItem } from '@talkgraph/ui'
import { CalendarDays, Download, Sheet } from 'lucide-react'
import { addDays } from './days.js'

interface Span {
  readonly first: string
  readonly days: number
}

/** Downloads the appointments of the days that are shown. */
export const ExportMenu = (span: Span) => (
  <Menu trigger={<Button icon={<Download size={16} />}>Export</Button>}>
    <MenuItem icon={<Sheet size={16} />} onSelect={() => download('csv', span)}>
      Table (CSV)
    </MenuItem>
    <MenuItem icon={<CalendarDays size={16} />} onSelect={() => download('ics', span)}>
      Calendar (iCalendar)
    </MenuItem>
  </Menu>
)

function download(format: 'csv' | 'ics', { first, days }: Span): void {
  const query = new URLSearchParams({
    from: `${first}T00:00:00Z`,
    to: `${addDays(first, days)}T00:00:00Z`,
  })
  const link = document.createElement('a')
  link.href = `/v1/bookings/export/${format}?${query}`
  link.download = ''
  link.click()
}
