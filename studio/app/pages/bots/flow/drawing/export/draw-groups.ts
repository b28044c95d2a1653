import { around, type Box, boxOf, type Places } from '../../model/graph/places.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import type { Point } from '../../model/graph/sizes.js'
import { type Group, type Note, noteSize } from '../groups/groups.js'
import { colours, element, text } from './svg.js'
import { shorten, wrapWords } from './wrap-words.js'

const padding = 24
const head = 44

const tints: Readonly<Record<Group['colour'], string>> = {
  sand: '#f1f0ef',
  indigo: '#edf2fe',
  grass: '#e9f6e9',
  amber: '#fff7c2',
  violet: '#f4f0fe',
  tomato: '#feebe7',
}

/** The room that a group takes; undefined where none of its steps is there. */
export function groupBox(group: Group, flow: DraftFlow, places: Places): Box | undefined {
  const box = around(
    group.nodeIds.flatMap(id => flow.steps.get(id) ?? []).map(step => boxOf(step, places)),
  )
  return (
    box && {
      x: box.x - padding,
      y: box.y - head,
      width: box.width + padding * 2,
      height: box.height + head + padding,
    }
  )
}

/** Draws a group behind its steps. */
export function drawGroup({ name, colour }: Group, { x, y, width, height }: Box): string {
  return element('g', {}, [
    element('rect', { x, y, width, height, rx: 12, fill: tints[colour], stroke: colours.line }),
    element('text', { x: x + 16, y: y + 27, 'font-weight': 600 }, [text(shorten(name, width / 8))]),
  ])
}

/** The room that a note takes. */
export const noteBox = ({ x, y }: Note): Box => ({ x, y, ...noteSize })

/** Draws a note. */
export function drawNote({ text: words }: Note, { x, y }: Point): string {
  return element('g', {}, [
    element('rect', { x, y, ...noteSize, rx: 6, fill: colours.note, stroke: colours.line }),
    ...wrapWords(words, 26, 5).map((line, index) =>
      element('text', { x: x + 12, y: y + 24 + index * 19 }, [text(line)]),
    ),
  ])
}
