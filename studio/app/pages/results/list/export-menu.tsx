import { Button, Menu, MenuItem } from '@talkgraph/ui'
import { Braces, Download, Sheet } from 'lucide-react'
import { confirmIdentity } from '../../../api/confirm-identity.js'
import { tellProblem } from '../../../api/query-client.js'
import { authRequest } from '../../../api/request.js'
import { asQuery, type Filters } from '../model/results.js'

/** Downloads what the list shows, all of it. */
export const ExportMenu = ({ filters }: { readonly filters: Filters }) => (
  <Menu trigger={<Button icon={<Download size={16} />}>Export</Button>}>
    <MenuItem icon={<Sheet size={16} />} onSelect={() => void download('csv', filters)}>
      Table (CSV)
    </MenuItem>
    <MenuItem icon={<Braces size={16} />} onSelect={() => void download('json', filters)}>
      Everything (JSON)
    </MenuItem>
  </Menu>
)

/** What the browser fetches by itself cannot ask who is there: so that is asked before. */
async function download(format: 'csv' | 'json', filters: Filters): Promise<void> {
  try {
    const { isConfirmed } = await authRequest<{ isConfirmed: boolean }>('GET', '/confirm')
    if (!isConfirmed && !(await confirmIdentity())) return
  } catch (error) {
    return tellProblem(error)
  }
  const link = document.createElement('a')
  link.href = `/v1/results/export/${format}?${asQuery({ ...filters })}`
  link.download = ''
  link.click()
}
