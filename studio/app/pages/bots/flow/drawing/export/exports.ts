import { fileName, saveBotFile } from '../../../bot/export-flow.js'
import { saveFile } from '../../../bot/save-file.js'
import type { FlowRoom } from '../../model/edit/flow-context.js'
import { readFlow } from '../../model/graph/read-graph.js'
import { groupsOf, notesOf } from '../groups/groups.js'
import { drawPicture } from './draw-picture.js'
import { toPng } from './to-png.js'
import { writeOutline } from './write-outline.js'

/** What a flow can be taken along as. */
export const exports = [
  { id: 'bot', title: 'Bot file (JSON)', keywords: ['download', 'backup'] },
  { id: 'svg', title: 'Picture (SVG)', keywords: ['image', 'drawing', 'print'] },
  { id: 'png', title: 'Picture (PNG)', keywords: ['image', 'drawing'] },
  { id: 'outline', title: 'Outline (Markdown)', keywords: ['text', 'document', 'words'] },
] as const

/** One of them. */
export type ExportId = (typeof exports)[number]['id']

/** Hands a flow out as a file, as it is drawn now, whether it is published or not. Rejects where the browser cannot draw it. */
export async function exportAs(
  id: ExportId,
  { botId, room, places }: Pick<FlowRoom, 'botId' | 'room' | 'places'>,
  title: string,
): Promise<void> {
  const { draft } = room.state()
  const name = fileName(title) || botId
  if (id === 'bot') return saveBotFile(draft, name)
  const flow = readFlow(draft)
  if (id === 'outline')
    return saveFile(
      new Blob([writeOutline(draft, flow, title)], { type: 'text/markdown' }),
      `${name}.md`,
    )
  const picture = drawPicture({
    title,
    flow,
    places: places.of(flow),
    groups: groupsOf(draft),
    notes: notesOf(draft),
  })
  if (id === 'svg')
    return saveFile(new Blob([picture.svg], { type: 'image/svg+xml' }), `${name}.svg`)
  saveFile(await toPng(picture), `${name}.png`)
}
