import * as v from 'valibot'
import { registry } from '../../nodes/index.js'
import type { BlockContext, BlockImport, Converted, ImportedStep, Link } from './block-import.js'
import * as all from './blocks/all.js'
import { layOut, type Point, type SizedGroup } from './lay-out.js'
import { createNames, type Names } from './names.js'
import { type PlacedBlock, type Places, placeBlocks } from './place-blocks.js'
import { startSteps } from './start-steps.js'
import { createTexts } from './texts.js'
import type { Typebot, TypebotGroup } from './typebot.schema.js'
import { readWays, type Ways } from './ways.js'

/** A step as the bot file has it. */
export interface FlowStep {
  readonly id: string
  readonly type: string
  readonly position: Point
  readonly data: Readonly<Record<string, unknown>>
}

/** A way as the bot file has it. */
export interface FlowEdge {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly sourceHandle?: string
}

/** What a block lost on its way, and the step at which that is told. */
export interface Fate {
  readonly stepId: string
  readonly blockId: string
  readonly type: string
  /** Why there is no counterpart; undefined where it has one. */
  readonly none?: string | undefined
  readonly losses: readonly string[]
}

/** A flow made of a file’s groups. */
export interface ImportedFlow {
  readonly steps: readonly FlowStep[]
  readonly edges: readonly FlowEdge[]
  readonly groups: Readonly<Record<string, { name: string; colour: 'sand'; nodeIds: string[] }>>
  readonly fates: readonly Fate[]
  readonly names: Names
  /** To which block each step belongs. */
  readonly blockOf: ReadonlyMap<string, string>
}

/** The bot that links to another. */
export interface LinkFrom {
  readonly places: Places
  readonly names: Names
}

/** How the flow of a file is made. */
export interface FlowOptions {
  /** Another bot plays it. */
  readonly isLinked: boolean
  /** The group at which it begins; empty, where the file says. */
  readonly startAt: string
  readonly link: (typebotId: string, groupId: string, from: LinkFrom) => Link
}

/** What stands where a block has no counterpart: a step that says nothing. */
export const standIn = { type: 'message', data: { text: '' } } as const satisfies ImportedStep

/** Makes a flow of a file: every block is a step or several, in the group that it stands in. */
export function importFlow(file: Typebot, options: FlowOptions): ImportedFlow {
  const places = placeBlocks(file)
  const ways = readWays(file, places)
  const names = createNames(file)
  const asked = askedNames(file, names)
  const fates: Fate[] = []
  const edges: FlowEdge[] = []
  const steps: Omit<FlowStep, 'position'>[] = []
  const sized: { group: TypebotGroup; steps: SizedGroup['steps'][number][] }[] = []
  const blockOf = new Map<string, string>()

  for (const placed of places.blocks) {
    const [made, ids] = makeSteps(placed)
    const last = sized.at(-1)
    const inGroup = last?.group === placed.group ? last : { group: placed.group, steps: [] }
    if (inGroup !== last) sized.push(inGroup)
    for (const [index, step] of made.entries()) {
      const id = ids[index] ?? placed.stepId
      blockOf.set(id, placed.stepId)
      steps.push({ id, type: step.type, data: step.data })
      const drawn = connect(step, index, ids, placed, ways)
      edges.push(...drawn.map((edge, count) => ({ id: `${id}-way-${count + 1}`, ...edge })))
      inGroup.steps.push({
        id,
        exits: Math.max(1, countExits(step)),
        hasPicture: 'image' in step.data,
      })
    }
  }
  const target = options.startAt === '' ? ways.start() : places.find(options.startAt, '')?.stepId
  const begun = startSteps(file, names, { target, freeId: places.freeId })
  const positions = layOut([begun.group, ...sized])
  return {
    steps: [...begun.steps, ...steps].map(step => ({
      ...step,
      position: positions.get(step.id) ?? { x: 0, y: 0 },
    })),
    edges: [...begun.edges, ...edges],
    groups: groupsOf(sized, places.freeId),
    fates,
    names,
    blockOf,
  }

  function makeSteps(placed: PlacedBlock): [readonly ImportedStep[], readonly string[]] {
    const { block, stepId } = placed
    const losses: string[] = []
    const loss = (reason: string) => void (losses.includes(reason) || losses.push(reason))
    const context: BlockContext = {
      ...createTexts(names, loss),
      ...asked,
      names,
      loss,
      isLinked: options.isLinked,
      isFollowed: ways.on(placed) !== undefined,
      placeOf: (groupId, blockId) => places.find(groupId, blockId)?.stepId,
      link: (typebotId, groupId) => options.link(typebotId, groupId, { places, names }),
    }
    const converted = convert(block.type, block.given, context)
    const none = 'none' in converted ? converted.none : undefined
    const made = 'none' in converted ? [standIn] : converted
    fates.push({ stepId, blockId: block.id, type: block.type, none, losses })
    return [
      made,
      made.map((_, index) => (index === 0 ? stepId : places.freeId(`${stepId}-${index + 1}`))),
    ]
  }
}

function convert(type: string, given: unknown, context: BlockContext): Converted {
  const block = findBlock(type)
  if (block) return block.convert(given, context)
  return {
    none:
      type === ''
        ? 'The block has no type: nobody can tell what it does.'
        : `“${type.slice(0, 60)}” is not a type of block that is known here.`,
  }
}

/** The names that questions set, and those of them that keep an e-mail address. */
function askedNames({ groups }: Typebot, names: Names): Pick<BlockContext, 'answered' | 'emails'> {
  const answered = new Set<string>()
  const emails = new Set<string>()
  for (const { type, given } of groups.flatMap(({ blocks }) => blocks)) {
    const variableId: unknown = Object(Object(given).options).variableId
    const name = typeof variableId === 'string' ? names.byId(variableId) : ''
    if (name === '' || !/input$|^cards$/.test(type)) continue
    answered.add(name)
    if (type === 'email input') emails.add(name)
  }
  return { answered, emails }
}

type Drawn = Omit<FlowEdge, 'id'>

function connect(
  { ways }: ImportedStep,
  index: number,
  ids: readonly string[],
  placed: PlacedBlock,
  { on, item }: Ways,
): Drawn[] {
  const source = ids[index] ?? placed.stepId
  const wanted = ways ?? [
    { handle: null, to: index < ids.length - 1 ? { step: index + 1 } : 'on' } as const,
  ]
  return wanted.flatMap(({ handle, to }): Drawn[] => {
    const target = to === 'on' ? on(placed) : 'step' in to ? ids[to.step] : item(placed, to)
    return target === undefined
      ? []
      : [{ source, target, ...(handle !== null && { sourceHandle: handle }) }]
  })
}

function groupsOf(
  sized: readonly SizedGroup[],
  freeId: (wanted: string) => string,
): ImportedFlow['groups'] {
  return Object.fromEntries(
    sized.map(({ group, steps }, index) => [
      freeId(group.id),
      {
        name: group.title.trim() || `Group ${index + 1}`,
        colour: 'sand' as const,
        nodeIds: steps.map(({ id }) => id),
      },
    ]),
  )
}

/** How many exits a step has, whether or not a way begins there: its card is as high as that. */
function countExits({ type, data }: ImportedStep): number {
  const definition = registry.find(type)
  const read = definition && v.safeParse(definition.schema, data)
  return definition && read?.success ? definition.exits(read.output as never).length : 1
}

/** Every type of block that is known. */
export const blockTypes: readonly BlockImport[] = Object.values(all)

const byType = new Map(blockTypes.flatMap(block => block.types.map(type => [type, block] as const)))

/** How blocks of a type are taken in; one that is not known has no counterpart. */
export const findBlock = (type: string): BlockImport | undefined => byType.get(type)
