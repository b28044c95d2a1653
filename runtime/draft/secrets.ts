import { asText, isRecord, type SecretReference } from '../bot/fields.js'
import { typeOf } from '../bot/flow.js'
import { changeSecrets, hasSecrets, type SecretPath } from '../bot/secrets.js'
import { registry } from '../nodes/index.js'
import { fieldsOfType, schemaAt } from './fits.js'
import type { Change, PathStep } from './operation.schema.js'

/** Where a secret stands. */
export interface SecretPlace {
  readonly nodeId: string
  readonly path: SecretPath
}

/** Says what takes the place of a secret of a step. */
export type ChangeStepSecret = (secret: string | SecretReference, place: SecretPlace) => unknown

type Data = Readonly<Record<string, unknown>>

/** A bot, in whichever form it was written, with each secret of its steps as `change` gives it, those of its sub-flows too. */
export function changeSecretsOfBot<Bot extends Data>(bot: Bot, change: ChangeStepSecret): Bot {
  return changeIn(bot, change, mostLevels)
}

/** More do not load; nothing is kept of them. */
const mostLevels = 20

function changeIn<Bot extends Data>(given: Bot, change: ChangeStepSecret, left: number): Bot {
  const subFlows = changeSubFlows(given.subFlows, change, left)
  const bot = subFlows === given.subFlows ? given : { ...given, subFlows }
  const { elements } = bot
  const flows = Array.isArray(elements) ? elements : undefined
  const changed = flows?.map(flow => changeFlow(flow, change)) ?? changeFlow(elements, change)
  const isSame = flows
    ? flows.every((flow, place) => flow === Object(changed)[place])
    : changed === elements
  return changeFlow(isSame ? bot : { ...bot, elements: changed }, change)
}

/** Finds the type of a step by its id; undefined where it is not known. */
export type FindStepType = (nodeId: string) => string | undefined

/** A change of a draft with each secret that it brings as `change` gives it. */
export function changeSecretsOfChange<Given extends Change>(
  findType: FindStepType,
  given: Given,
  change: ChangeStepSecret,
): Given {
  switch (given.op) {
    case 'add':
      return { ...given, node: changeNode(given.node, change) }
    case 'replace':
      return { ...given, bot: changeSecretsOfBot(given.bot, change) }
    case 'bot': {
      const [field, id] = given.path
      if (field !== 'subFlows') return given
      if (id === undefined)
        return { ...given, value: changeSubFlows(given.value, change, mostLevels) }
      return isRecord(given.value)
        ? { ...given, value: changeIn(given.value, change, mostLevels - 1) }
        : given
    }
    case 'set':
      return { ...given, value: changeAt(findType, given, given.path, given.value, change) }
    case 'insert':
      // Any place in a list has the schema of its entries.
      return { ...given, entry: changeAt(findType, given, [...given.path, 0], given.entry, change) }
    default:
      return given
  }
}

/** The types of a bot's steps by their ids. */
export function stepTypesIn(bot: Data): ReadonlyMap<string, string> {
  const { elements = bot } = bot
  const nodes = [elements].flat().flatMap(flow => (isRecord(flow) ? [flow.nodes].flat() : []))
  return new Map(
    nodes.flatMap(node => (isRecord(node) ? [[asText(node.id) ?? '', typeIn(node)]] : [])),
  )
}

/** Whether the JSON text of a bot or of an operation may have secrets: it names a field that is one, or has some in it. */
export function maySecretsBeIn(json: string): boolean {
  secretFields ??= [
    ...new Set(
      registry.definitions.flatMap(({ type }) => secretFieldsOf(type).map(([name]) => name)),
    ),
  ]
  return secretFields.some(name => json.includes(`"${name}"`))
}

let secretFields: readonly string[] | undefined

function changeSubFlows(subFlows: unknown, change: ChangeStepSecret, left: number): unknown {
  if (!isRecord(subFlows)) return subFlows
  if (left === 0) return {}
  const entries = Object.entries(subFlows)
  const changed = entries.map(
    ([id, bot]) => [id, isRecord(bot) ? changeIn(bot, change, left - 1) : bot] as const,
  )
  return changed.some(([, bot], place) => bot !== entries[place]?.[1])
    ? Object.fromEntries(changed)
    : subFlows
}

function changeFlow<Flow>(flow: Flow, change: ChangeStepSecret): Flow {
  if (!isRecord(flow) || !Array.isArray(flow.nodes)) return flow
  const { nodes } = flow
  const changed = nodes.map(node => (isRecord(node) ? changeNode(node, change) : node))
  return changed.some((node, place) => node !== nodes[place]) ? { ...flow, nodes: changed } : flow
}

function changeNode<Node extends Data>(node: Node, change: ChangeStepSecret): Node {
  const { data } = node
  if (!isRecord(data)) return node
  const nodeId = asText(node.id) ?? ''
  const changed = secretFieldsOf(typeIn(node)).flatMap(([name, schema]) => {
    if (!Object.hasOwn(data, name)) return []
    const place = (path: SecretPath) => ({ nodeId, path })
    const value = changeSecrets(schema, data[name], (secret, path) => change(secret, place(path)), [
      name,
    ])
    return value === data[name] ? [] : [[name, value]]
  })
  return changed.length > 0 ? { ...node, data: { ...data, ...Object.fromEntries(changed) } } : node
}

function changeAt(
  findType: FindStepType,
  { nodeId }: { readonly nodeId: string },
  path: readonly PathStep[],
  value: unknown,
  change: ChangeStepSecret,
): unknown {
  const type = findType(nodeId)
  const schema = type === undefined ? undefined : schemaAt(fieldsOfType(type), path)
  if (!schema) return value
  return changeSecrets(
    schema,
    value,
    (secret, inner) => change(secret, { nodeId, path: inner }),
    path,
  )
}

/** The fields of a type that are secrets or have some in them. */
const secretFieldsOf = (type: string) =>
  [...fieldsOfType(type)].filter(([, schema]) => hasSecrets(schema))

/** The type of a step, in whichever form it was written. */
function typeIn({ type, data }: Data): string {
  return typeOf(
    { id: '', type: asText(type) ?? '', data: isRecord(data) ? data : {} },
    registry.find,
  )
}
