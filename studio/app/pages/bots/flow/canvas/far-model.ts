import { boxOf, type Places } from '../graph/places.js'
import type { Flow } from '../graph/read-graph.js'
import { exitMiddle, headHeight, type Point } from '../graph/sizes.js'
import { type Hue, lookOfKind } from '../kinds/kind-look.js'

/** A step as it is drawn from afar. */
interface FarStep {
  readonly id: string
  readonly hue: Hue
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** An exit without a way. */
  readonly isOpen: boolean
}

/** A way from afar. */
interface FarWay {
  readonly source: string
  readonly target: string
  readonly from: Point
  readonly to: Point
}

/** What is drawn from afar. */
export interface FarModel {
  readonly steps: readonly FarStep[]
  readonly ways: readonly FarWay[]
}

/** A flow as it is drawn where no words can be read. */
export function farModel(flow: Flow, places: Places): FarModel {
  const steps = [...flow.steps.values()].map(step => ({
    id: step.id,
    hue: lookOfKind(step.type).hue,
    ...boxOf(step, places),
    isOpen: step.exits.some(({ target, state }) => target === undefined && state === 'open'),
  }))
  const byId = new Map(steps.map(step => [step.id, step]))
  const ways = [...flow.steps.values()].flatMap(step => {
    const box = byId.get(step.id)
    return step.exits.flatMap(({ target }, index): FarWay[] => {
      const other = target === undefined ? undefined : byId.get(target)
      if (!box || !other) return []
      return [
        {
          source: step.id,
          target: other.id,
          from: { x: box.x + box.width, y: box.y + exitMiddle(step, index) },
          to: { x: other.x, y: other.y + headHeight / 2 },
        },
      ]
    })
  })
  return { steps, ways }
}

/** The step at a place of the flow; the last one drawn lies on top. */
export const stepAtPlace = ({ steps }: FarModel, { x, y }: Point): string | undefined =>
  steps.findLast(box => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)?.id

/** The colours of a drawing, as the page has them now. */
export type FarColours = Readonly<
  Record<Hue | 'surface' | 'border' | 'way' | 'played' | 'accent' | 'open', string>
>

const tokens: Readonly<Record<keyof FarColours, string>> = {
  talk: '--indigo-9',
  ask: '--grass-9',
  ways: '--amber-9',
  calls: '--violet-9',
  people: '--tomato-9',
  data: '--sand-9',
  unknown: '--sand-9',
  surface: '--color-surface',
  border: '--color-control-line',
  way: '--color-control-line',
  played: '--grass-9',
  accent: '--color-accent-border',
  open: '--color-warn-border',
}

/** Reads the colours from the sheet: a drawing has no variables of its own. */
export function readColours(home: HTMLElement): FarColours {
  const probe = home.appendChild(document.createElement('span'))
  const colours = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      probe.style.color = `var(${token})`
      return [name, getComputedStyle(probe).color]
    }),
  )
  probe.remove()
  return { ...noColours, ...colours }
}

const noColours: FarColours = {
  talk: '',
  ask: '',
  ways: '',
  calls: '',
  people: '',
  data: '',
  unknown: '',
  surface: '',
  border: '',
  way: '',
  played: '',
  accent: '',
  open: '',
}

/** From where a flow is looked at: moved by x and y, then made larger. */
export interface Sight extends Point {
  readonly zoom: number
}

/** What of a flow stands out. */
export interface FarMarks {
  readonly selected: ReadonlySet<string>
  readonly focus: string | null
  /** The steps that the preview has come by, the one that it is at last. */
  readonly played: readonly string[]
}

/** Draws what of a flow is seen. */
export function drawFar(
  context: CanvasRenderingContext2D,
  { steps, ways }: FarModel,
  colours: FarColours,
  { x, y, zoom }: Sight,
  size: { readonly width: number; readonly height: number },
  { selected, focus, played }: FarMarks,
): void {
  const scale = devicePixelRatio
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, size.width * scale, size.height * scale)
  context.setTransform(scale * zoom, 0, 0, scale * zoom, x * scale, y * scale)
  const [left, top] = [-x / zoom, -y / zoom]
  const [right, bottom] = [left + size.width / zoom, top + size.height / zoom]
  const thin = 1 / zoom

  const pairs = new Set(played.map((target, index) => pairOf(played[index - 1] ?? '', target)))
  const come: FarWay[] = []
  context.beginPath()
  for (const way of ways) {
    const { from, to } = way
    if (Math.max(from.x, to.x) < left - 100 || Math.min(from.x, to.x) > right + 100) continue
    if (Math.max(from.y, to.y) < top || Math.min(from.y, to.y) > bottom) continue
    if (pairs.has(pairOf(way.source, way.target))) come.push(way)
    else trace(context, way)
  }
  context.lineWidth = thin
  context.strokeStyle = colours.way
  context.stroke()

  context.beginPath()
  for (const way of come) trace(context, way)
  context.lineWidth = 2.5 / zoom
  context.strokeStyle = colours.played
  context.stroke()

  for (const step of steps) {
    if (step.x > right || step.y > bottom || step.x + step.width < left || step.y + step.height < top)
      continue
    context.fillStyle = colours.surface
    context.fillRect(step.x, step.y, step.width, step.height)
    context.fillStyle = colours[step.hue]
    context.fillRect(step.x, step.y, Math.max(24, 4 / zoom), step.height)
    const isSpeaking = step.id === played.at(-1)
    const isMarked = selected.has(step.id) || step.id === focus
    context.lineWidth = isSpeaking ? 4 / zoom : isMarked ? 2.5 / zoom : thin
    context.strokeStyle = isSpeaking
      ? colours.played
      : isMarked
        ? colours.accent
        : step.isOpen
          ? colours.open
          : colours.border
    context.strokeRect(step.x, step.y, step.width, step.height)
  }
}

const pairOf = (source: string, target: string) => `${source}\n${target}`

function trace(context: CanvasRenderingContext2D, { from, to }: FarWay): void {
  const bend = Math.max(Math.abs(to.x - from.x) / 2, 24)
  context.moveTo(from.x, from.y)
  context.bezierCurveTo(from.x + bend, from.y, to.x - bend, to.y, to.x, to.y)
}
