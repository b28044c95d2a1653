import { Button, Menu, MenuItem } from '@talkgraph/ui'
import { Braces, Download, Sheet } from 'lucide-react'
import { asQuery, type Filters } from '../model/results.js'

/** Downloads what the list shows, all of it. */
export const ExportMenu = ({ filters }: { readonly filters: Filters }) => (
  <Menu trigger={<Button icon={<Download size={16} />}>Export</Button>}>
    <MenuItem icon={<Sheet size={16} />} onSelect={() => download('csv', filters)}>
      Table (CSV)
    </MenuItem>
    <MenuItem icon={<Braces size={16} />} onSelect={() => download('json', filters)}>
      Everything (JSON)
    </MenuItem>
  </Menu>
)

function download(format: 'csv' | 'json', filters: Filters): void {
  const link = document.createElement('a')
  link.href = `/v1/results/export/${format}?${asQuery({ ...filters })}`
  link.download = ''
  link.click()
}
