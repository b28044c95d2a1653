import type { StepOfFlow } from '../../model/graph/read-graph.js'
import {
  exitHeight,
  exitMiddle,
  headHeight,
  type Point,
  stepWidth,
} from '../../model/graph/sizes.js'
import { lookOfKind } from '../../model/kinds/kind-look.js'
import { colours, element, hueColours, text } from './svg.js'
import { shorten, wrapWords } from './wrap-words.js'

/** Letters that fit into a line of words, of the head, and of an exit. */
const letters = { words: 36, head: 34, exit: 36 }
const inset = 14

/** Draws a step as a card stands on the canvas; of a picture, only its place. */
export function drawStep(step: StepOfFlow, { x, y }: Point, isStart: boolean): string {
  const { kind, words, picture, exits, height, type } = step
  const lines = wrapWords(words, letters.words, 2)
  const wordsEnd = headHeight + (lines.length > 0 ? lines.length * 20 + 8 : 0)
  return element('g', { transform: `translate(${x} ${y})` }, [
    element('rect', {
      width: stepWidth,
      height,
      rx: 8,
      fill: colours.surface,
      stroke: colours.line,
    }),
    element('rect', {
      y: 6,
      width: 4,
      height: height - 12,
      rx: 2,
      fill: hueColours[lookOfKind(type).hue],
    }),
    element('text', { x: inset, y: 23, class: 'quiet' }, [
      text(shorten(kind, letters.head - (isStart ? 8 : 0))),
    ]),
    ...(isStart
      ? [
          element('text', { x: stepWidth - inset, y: 23, class: 'quiet', 'text-anchor': 'end' }, [
            text('Start'),
          ]),
        ]
      : []),
    ...lines.map((line, index) =>
      element('text', { x: inset, y: headHeight + 14 + index * 20 }, [text(line)]),
    ),
    ...(picture === undefined
      ? []
      : [
          element('rect', {
            x: inset,
            y: wordsEnd + 4,
            width: stepWidth - inset * 2,
            height: 92,
            rx: 4,
            fill: colours.picture,
          }),
        ]),
    ...exits.flatMap((exit, index) => drawExit(exit, exitMiddle(step, index))),
  ])
}

function drawExit({ title, target, state }: StepOfFlow['exits'][number], middle: number): string[] {
  const isOpen = target === undefined && state === 'open'
  return [
    element('line', {
      x1: 6,
      x2: stepWidth,
      y1: middle - exitHeight / 2,
      y2: middle - exitHeight / 2,
      stroke: colours.picture,
    }),
    element('text', { x: stepWidth - inset, y: middle + 4, class: 'exit', 'text-anchor': 'end' }, [
      text(shorten(title, letters.exit)),
    ]),
    element('circle', {
      cx: stepWidth,
      cy: middle,
      r: 4,
      stroke: isOpen ? hueColours.people : colours.way,
      fill: isOpen ? colours.surface : colours.way,
    }),
  ]
}
