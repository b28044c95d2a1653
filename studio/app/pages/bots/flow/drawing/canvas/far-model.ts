import { boxOf, type Places } from '../../model/graph/places.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { exitMiddle, headHeight, type Point } from '../../model/graph/sizes.js'
import { type Hue, lookOfKind } from '../../model/kinds/kind-look.js'
import { exitKey, type Gone, type Layer, type Mark } from '../../model/layer/layer.js'

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
  /** Only a layer knows of it. */
  readonly isGone?: true
}

/** A way from afar. */
interface FarWay {
  readonly source: string
  readonly target: string
  /** As layers name it. */
  readonly exit: string
  readonly from: Point
  readonly to: Point
}

/** What is drawn from afar. */
export interface FarModel {
  readonly steps: readonly FarStep[]
  readonly ways: readonly FarWay[]
}

/** A flow as it is drawn where no words can be read. */
export function farModel(flow: DraftFlow, places: Places, gone?: Gone): FarModel {
  const steps = [...flow.steps.values()].map(step => ({
    id: step.id,
    hue: lookOfKind(step.type).hue,
    ...boxOf(step, places),
    isOpen: step.exits.some(({ target, state }) => target === undefined && state === 'open'),
  }))
  const byId = new Map(steps.map(step => [step.id, step]))
  const ways = [...flow.steps.values()].flatMap(step => {
    const box = byId.get(step.id)
    return step.exits.flatMap(({ target, sourceHandle }, index): FarWay[] => {
      const other = target === undefined ? undefined : byId.get(target)
      if (!box || !other) return []
      return [
        {
          source: step.id,
          target: other.id,
          exit: exitKey(step.id, sourceHandle),
          from: { x: box.x + box.width, y: box.y + exitMiddle(step, index) },
          to: { x: other.x, y: other.y + headHeight / 2 },
        },
      ]
    })
  })
  const ghosts = [...(gone?.steps.values() ?? [])].map(
    (step): FarStep => ({
      id: step.id,
      hue: lookOfKind(step.type).hue,
      ...boxOf(step, gone?.places ?? places),
      isOpen: false,
      isGone: true,
    }),
  )
  return { steps: [...ghosts, ...steps], ways }
}

/** The step at a place of the flow; the last one drawn lies on top. */
export const stepAtPlace = ({ steps }: FarModel, { x, y }: Point): string | undefined =>
  steps.findLast(
    box => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  )?.id

/** The colours of a drawing, as the page has them now. */
export type FarColours = Readonly<
  Record<
    Hue | Mark['tone'] | 'surface' | 'border' | 'way' | 'played' | 'accent' | 'open' | 'text',
    string
  >
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
  text: '--color-text',
  neutral: '--color-control-line',
  good: '--color-good-border',
  warn: '--color-warn-border',
  bad: '--color-bad-border',
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
  text: '',
  neutral: '',
  good: '',
  warn: '',
  bad: '',
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
  /** What a panel says of steps and exits. */
  readonly layer?: Layer | null
}

/** Draws what of a flow is seen. */
export function drawFar(
  context: CanvasRenderingContext2D,
  { steps, ways }: FarModel,
  colours: FarColours,
  { x, y, zoom }: Sight,
  size: { readonly width: number; readonly height: number },
  { selected, focus, played, layer }: FarMarks,
): void {
  const scale = devicePixelRatio
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, size.width * scale, size.height * scale)
  context.setTransform(scale * zoom, 0, 0, scale * zoom, x * scale, y * scale)
  const [left, top] = [-x / zoom, -y / zoom]
  const [right, bottom] = [left + size.width / zoom, top + size.height / zoom]
  const thin = 1 / zoom
  const family = layer ? getComputedStyle(document.body).fontFamily : ''

  const pairs = new Set(played.map((target, index) => pairOf(played[index - 1] ?? '', target)))
  const come: FarWay[] = []
  const thick: [FarWay, number][] = []
  context.beginPath()
  for (const way of ways) {
    const { from, to } = way
    if (Math.max(from.x, to.x) < left - 100 || Math.min(from.x, to.x) > right + 100) continue
    if (Math.max(from.y, to.y) < top || Math.min(from.y, to.y) > bottom) continue
    const part = layer?.exits.get(way.exit)?.part ?? 0
    if (pairs.has(pairOf(way.source, way.target))) come.push(way)
    else if (part > 0) thick.push([way, part])
    else trace(context, way)
  }
  context.lineWidth = thin
  context.strokeStyle = colours.way
  context.stroke()

  context.strokeStyle = colours.accent
  for (const [way, part] of thick) {
    context.beginPath()
    trace(context, way)
    context.lineWidth = (1 + part * thickest) / zoom
    context.stroke()
  }

  context.beginPath()
  for (const way of come) trace(context, way)
  context.lineWidth = 2.5 / zoom
  context.strokeStyle = colours.played
  context.stroke()

  for (const step of steps) {
    if (
      step.x > right ||
      step.y > bottom ||
      step.x + step.width < left ||
      step.y + step.height < top
    )
      continue
    context.fillStyle = colours.surface
    context.fillRect(step.x, step.y, step.width, step.height)
    context.fillStyle = colours[step.hue]
    context.fillRect(step.x, step.y, Math.max(24, 4 / zoom), step.height)
    const isSpeaking = step.id === played.at(-1)
    const isMarked = selected.has(step.id) || step.id === focus
    const tone = step.isGone ? 'bad' : layer?.steps.get(step.id)?.tone
    context.lineWidth = isSpeaking || tone ? 4 / zoom : isMarked ? 2.5 / zoom : thin
    context.strokeStyle = isSpeaking
      ? colours.played
      : isMarked
        ? colours.accent
        : tone
          ? colours[tone]
          : step.isOpen
            ? colours.open
            : colours.border
    context.setLineDash(step.isGone ? [12 / zoom, 8 / zoom] : [])
    context.strokeRect(step.x, step.y, step.width, step.height)
    const mark = layer?.steps.get(step.id)
    if (mark) drawMark(context, step, mark, colours, zoom, family)
  }
}

/** Screen pixels more than the thinnest. */
const thickest = 5
const textSize = 11

/** A mark's few signs in its step, as large as words are, where there is room for them; a bar of its colour under them. */
function drawMark(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: FarStep,
  { tone, short }: Mark,
  colours: FarColours,
  zoom: number,
  family: string,
): void {
  const bar = 3 / zoom
  context.fillStyle = colours[tone]
  context.fillRect(x, y + height - bar, width, bar)
  context.font = `${textSize / zoom}px ${family}`
  const edge = Math.max(24, 4 / zoom) + 4 / zoom
  if (context.measureText(short).width > width - edge || (textSize + 6) / zoom > height) return
  context.fillStyle = colours.text
  context.textBaseline = 'middle'
  context.fillText(short, x + edge, y + (height - bar) / 2)
}

const pairOf = (source: string, target: string) => `${source}\n${target}`

function trace(context: CanvasRenderingContext2D, { from, to }: FarWay): void {
  const bend = Math.max(Math.abs(to.x - from.x) / 2, 24)
  context.moveTo(from.x, from.y)
  context.bezierCurveTo(from.x + bend, from.y, to.x - bend, to.y, to.x, to.y)
}
