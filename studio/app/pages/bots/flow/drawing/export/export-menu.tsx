import { IconButton, Menu, MenuItem } from '@talkgraph/ui'
import { Braces, Download, FileText, Image, type LucideIcon } from 'lucide-react'
import { tellProblem } from '#api/query-client.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { type ExportId, exportAs, exports } from './exports.js'

const signs: Readonly<Record<ExportId, LucideIcon>> = {
  bot: Braces,
  svg: Image,
  png: Image,
  outline: FileText,
}

/** Takes the flow along: as a bot file, a picture or an outline. */
export function ExportMenu({ title }: { readonly title: string }) {
  const flowRoom = useFlowRoom()
  return (
    <Menu trigger={<IconButton label="Export" icon={<Download size={18} />} />}>
      {exports.map(({ id, title: kind }) => {
        const Sign = signs[id]
        return (
          <MenuItem
            key={id}
            icon={<Sign size={16} />}
            onSelect={() => takeAlong(id, flowRoom, title)}
          >
            {kind}
          </MenuItem>
        )
      })}
    </Menu>
  )
}

/** Exports, and says so where it fails. */
export function takeAlong(...[id, room, title]: Parameters<typeof exportAs>): void {
  exportAs(id, room, title).catch(error => tellProblem(error, 'The file could not be made.'))
}
