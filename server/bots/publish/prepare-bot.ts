import { everyLevel, type Level, placed } from '../../../runtime/flow/levels.js'
import { emailNamesSetBy } from '../../../runtime/flow/names-set-by.js'
import { type Bot, type FlowNode, parseBot, registry } from '../../../runtime/index.js'
import { stepOf } from '../../../runtime/nodes/step-of.js'
import { type Representation, represent } from '../../platform/http/ready-answer.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import { readDetails } from '../appearance/details.js'
import { type Looks, looksOf } from '../appearance/looks-of.js'
import { type BotSettings, hasLiveDesk, readBotSettings } from './bot-settings.js'
import { edgeKey } from './edge-key.js'
import { knownIn } from './known-in.js'
import { launcherRecord } from './launcher-record.js'
import { placedTranslations } from './placed-translations.js'
import { projectBot } from './project-bot.js'

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
  /** The launcher record as JSON. */
  readonly record: string
  readonly published: Representation
  readonly launcher: Representation
  /** About how many bytes of memory it takes. */
  readonly weight: number
}

/** Makes a stored version ready to be served, with the looks that were set of the bot: `details` is JSON text. Throws a `BotError` when it does not load. */
export async function prepareBot(
  id: string,
  version: number,
  file: string,
  limits: RateLimits,
  details: string,
): Promise<PreparedBot> {
  const set = readDetails(details)
  const bot = withLooks(parseBot(file), looksOf(set))
  const settings = readBotSettings(bot.file, limits, set.settings)
  const { collect } = settings.results
  const levels = [...everyLevel(bot.flow, registry)]
  const edges = collect ? levels.flatMap(edgesOf).map(edgeKey) : []
  const projected = { ...projectBot(id, bot), ...(collect && { results: true as const }) }
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
