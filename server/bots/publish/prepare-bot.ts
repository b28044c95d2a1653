import { everyLevel, type Level, placed } from '../../../runtime/flow/levels.js'
import { emailNamesSetBy } from '../../../runtime/flow/names-set-by.js'
import { type Bot, type FlowNode, parseBot, registry } from '../../../runtime/index.js'
import { stepOf } from '../../../runtime/nodes/step-of.js'
import { type Representation, represent } from '../../platform/http/ready-answer.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import type { Plan } from '../../store/index.js'
import { readDetails } from '../appearance/details.js'
import { type Looks, looksOf } from '../appearance/looks-of.js'
import { type BotSettings, hasLiveDesk, readBotSettings } from './bot-settings.js'
import { edgeKey } from './edge-key.js'
import { type Experiment, experimentsIn } from './experiments-in.js'
import { knownIn } from './known-in.js'
import { launcherRecord } from './launcher-record.js'
import { placedTranslations } from './placed-translations.js'
import { type PublishedBot, projectBot } from './project-bot.js'
import type { Tryout } from './tryout.js'

/** What the server keeps of a version that is live: what browsers get, and what its own steps need. */
export interface PreparedBot {
  readonly version: number
  readonly name: string
  /** The nodes that the server carries out, by id. */
  readonly steps: ReadonlyMap<string, FlowNode>
  /** The bot's texts in other languages, where the server says some of them itself. */
  readonly translations?: unknown
  /** The names under which questions for an e-mail address store their answers. */
  readonly emailQuestions: readonly string[]
  readonly settings: BotSettings
  /** The flow's edges as their counts name them, where conversations are stored. */
  readonly edges?: ReadonlySet<string>
  /** The flow's steps and exits as counts of ways name them, where conversations are stored. */
  readonly known?: ReadonlySet<string>
  readonly experiments: readonly Experiment[]
  /** What widgets tell although nothing is stored. */
  readonly counts?: PublishedBot['counts']
  /** The launcher record as JSON. */
  readonly record: string
  readonly published: Representation
  readonly launcher: Representation
  /** About how many bytes of memory it takes. */
  readonly weight: number
}

/** How a bot stands by the plan of its account. */
export interface Standing {
  readonly branding: Plan['branding']
  /** The account has had as many chats this month as its plan has: new visitors get its words for that. */
  readonly isFull: boolean
  /** Chats are counted. */
  readonly isCounted: boolean
  /** What is live beside this version for a share of the visitors; `told`: this is tried itself, and widgets tell who comes. */
  readonly tried?: Pick<Tryout, 'number' | 'version' | 'share'> | 'told'
  /** By what that is measured. */
  readonly goal?: Tryout['goal']
}

const atLarge: Standing = { branding: null, isFull: false, isCounted: false }

/** Makes a stored version ready to be served, with the looks that were set of the bot: `details` is JSON text. Throws a `BotError` when it does not load. */
export async function prepareBot(
  id: string,
  version: number,
  file: string,
  limits: RateLimits,
  details: string,
  { branding, isFull, isCounted, tried, goal }: Standing = atLarge,
): Promise<PreparedBot> {
  const set = readDetails(details)
  const bot = withLooks(parseBot(file), looksOf(set))
  const settings = readBotSettings(bot.file, limits, set.settings)
  const { collect } = settings.results
  const levels = [...everyLevel(bot.flow, registry)]
  const edges = collect ? levels.flatMap(edgesOf).map(edgeKey) : []
  const experiments = experimentsIn(bot)
  const isTried = tried !== undefined || experiments.some(({ winner }) => winner === undefined)
  const counts = isTried ? 'visits' : isCounted ? 'chats' : undefined
  const tells = collect
    ? []
    : valuesNamed([
        ...experiments.filter(({ winner }) => winner === undefined).map(({ goal }) => goal),
        ...(goal ? [goal] : []),
      ])
  const whole = projectBot(id, bot)
  const shown = isFull ? limited(whole, settings.limitText) : whole
  const projected: PublishedBot = {
    ...shown,
    customizations: branded(shown.customizations, branding),
    ...(collect && { results: true }),
    ...(counts && { counts }),
    ...(tells.length > 0 && { tells }),
    ...(tried && tried !== 'told' && !isFull && { tryout: tryoutOf(tried) }),
  }
  const flowVersion = String(version)
  const named = { ...projected, version: projected.version || flowVersion, flowVersion }
  const record = launcherRecord(named)
  const [published, launcher] = await Promise.all([
    represent(JSON.stringify(named)),
    represent(record),
  ])
  const steps = levels.flatMap(stepsOf)
  const speaks = hasLiveDesk(bot.file) || steps.some(sendsMail)
  return {
    version,
    name: bot.file.name,
    ...(speaks && { translations: placedTranslations(bot.file.translations, levels) }),
    steps: new Map(steps.map(node => [node.id, node])),
    emailQuestions: emailNamesSetBy(bot.flow, registry),
    settings,
    ...(collect && { edges: new Set(edges), known: knownIn(bot) }),
    experiments,
    ...(counts && { counts }),
    record,
    published,
    launcher,
    weight:
      weigh(published) +
      weigh(launcher) +
      perStep * JSON.stringify(steps).length +
      4 * edges.join('').length,
  }
}

const tryoutOf = ({ number, version, share }: Pick<Tryout, 'number' | 'version' | 'share'>) => ({
  id: String(number),
  version: String(version),
  share,
})

/** What new visitors get while there are no more chats; whoever talks already has the version of before. */
function limited(
  { id, name, version, logo, customizations }: PublishedBot,
  text: string,
): PublishedBot {
  const nodes = [{ id: 'limit', type: 'message', data: { text } }]
  return { id, name, version, logo, customizations, elements: [{ nodes, edges: [] }] }
}

/** The product's brand on the widget, as far as the plan lets an owner change it. */
function branded(
  customizations: PublishedBot['customizations'],
  branding: Plan['branding'],
): PublishedBot['customizations'] {
  if (branding === null || branding === true) return customizations
  const { enableCustomBrand: _, customBrand: __, hideBrand, ...rest } = customizations
  return branding === 'hidden' && hideBrand !== undefined ? { ...rest, hideBrand } : rest
}

const stepsOf = (level: Level) =>
  [...level.flow.nodes.values()].filter(stepOf).map(node => placed(level, node))

function edgesOf({ flow, prefix }: Level) {
  return [...flow.edges.values()].flat().map(({ source, target, sourceHandle }) => ({
    source: prefix + source,
    target: prefix + target,
    sourceHandle,
  }))
}

const sendsMail = (node: FlowNode) => stepOf(node)?.step.needs.includes('mail') === true

/** What was set through the API stands above what the bot file says. */
function withLooks(bot: Bot, { title, customizations }: Looks): Bot {
  const { file } = bot
  return {
    ...bot,
    file: {
      ...file,
      name: title ?? file.name,
      customizations: { ...file.customizations, ...customizations },
    },
  }
}

/** Objects take some times the room of their JSON. */
const perStep = 4

function weigh({ bytes, text, compressed }: Representation): number {
  return [bytes, text ?? '', ...compressed.map(form => form.bytes)].reduce(
    (sum, { length }) => sum + length,
    0,
  )
}

/** The variables that must have a value, each once. */
const valuesNamed = (goals: readonly Tryout['goal'][]): readonly string[] => [
  ...new Set(goals.flatMap(({ kind, name = '' }) => (kind === 'value' ? [name.trim()] : []))),
]
