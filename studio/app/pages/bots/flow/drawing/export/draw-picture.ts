import { around, boxOf, type Places } from '../../model/graph/places.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import type { Point } from '../../model/graph/sizes.js'
import type { Group, Note } from '../groups/groups.js'
import { drawGroup, drawNote, groupBox, noteBox } from './draw-groups.js'
import { drawStep } from './draw-step.js'
import { drawWays } from './draw-ways.js'
import { colours, element, font, text } from './svg.js'

/** What is drawn of a bot. */
export interface Drawn {
  readonly title: string
  readonly flow: DraftFlow
  readonly places: Places
  readonly groups: readonly Group[]
  readonly notes: readonly Note[]
}

/** A picture as SVG, and how large it is in pixels. */
export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const padding = 40
const titleHeight = 36

/**
 * Draws a flow as SVG: every step with its kind, its words and its exits, every way, groups and notes. It is light whatever the
 * page is, needs no font of its own, and loads nothing.
 */
export function drawPicture({ title, flow, places, groups, notes }: Drawn): Picture {
  const steps = [...flow.steps.values()]
  const frames = groups.flatMap(group => {
    const box = groupBox(group, flow, places)
    return box ? [{ group, box }] : []
  })
  const all = around([
    ...steps.map(step => boxOf(step, places)),
    ...frames.map(({ box }) => box),
    ...notes.map(noteBox),
  ]) ?? { x: 0, y: 0, width: 260, height: 0 }
  const [width, height] = [all.width + padding * 2, all.height + padding * 2 + titleHeight]
  const at = ({ x, y }: Point): Point => ({
    x: x - all.x + padding,
    y: y - all.y + padding + titleHeight,
  })
  const inside = [
    element('title', {}, [text(title)]),
    element('rect', { width, height, fill: colours.page }),
    element('text', { x: padding, y: padding, class: 'title' }, [text(title)]),
    ...frames.map(({ group, box }) => drawGroup(group, { ...box, ...at(box) })),
    ...drawWays(flow, places, at),
    ...steps.map(step => drawStep(step, at(boxOf(step, places)), step.id === flow.start)),
    ...notes.map(note => drawNote(note, at(note))),
  ]
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
    },
    [element('style', {}, [font]), ...inside],
  )
  return { svg: `${svg}\n`, width, height }
}
