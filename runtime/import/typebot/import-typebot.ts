import type { Imported, ImportedBot } from '../report.js'
import type { Link } from './block-import.js'
import { type ImportedFlow, importFlow, type LinkFrom } from './import-flow.js'
import { readLooks } from './looks.js'
import { namesSetIn } from './names-set-in.js'
import { startId } from './place-blocks.js'
import { readTypebots } from './read-typebot.js'
import { besidesOf, keptOf, reportOf, toldSteps, withRefusals } from './report-of.js'
import { readSettings } from './settings.js'
import { settle } from './settle.js'
import type { Typebot } from './typebot.schema.js'

/**
 * Makes a bot of a file of Typebot: JSON text or what it holds; a list of files is a bot and those that it links to, and so
 * are `linked`. Throws an `ImportError` on what cannot be read. The bot loads, and lint finds no error in it.
 */
export function importTypebot(given: unknown, linked: readonly unknown[] = []): Imported {
  const [file, ...beside] = readTypebots(given)
  const others = [...beside, ...linked.flatMap(each => readTypebots(each))]
  return importFile(file, {
    others,
    playing: [],
    startAt: '',
    shared: { counted: new Set(), made: 0 },
  })
}

/** What surrounds a file that is taken in. */
interface Surroundings {
  /** The bots that it may link to. */
  readonly others: readonly Typebot[]
  /** The ids of the bots that are being played when this one is. */
  readonly playing: readonly string[]
  /** The group at which it begins; empty, where the file says. */
  readonly startAt: string
  readonly shared: {
    /** The bots whose blocks stand in a report already. */
    readonly counted: Set<string>
    /** How many sub-flows there are so far. */
    made: number
  }
}

/** Bots that link to each other can come to more than anybody would draw. */
const mostSubFlows = 40
const mostLevels = 8

/** Makes a bot, or a sub-flow of one, of a file. */
function importFile(file: Typebot, { others, playing, startAt, shared }: Surroundings): Imported {
  const isLinked = playing.length > 0
  const isCounted = shared.counted.has(file.id)
  shared.counted.add(file.id)
  const subFlows = new Map<string, Imported>()
  const flow = importFlow(file, { isLinked, startAt, link })
  const looks = readLooks(file)
  const { settings, besides } = readSettings(file)
  const settled = settle(flow, toBot)
  const fates = flow.fates.map(fate => withRefusals(fate, flow, settled))
  const own = {
    fates,
    besides: [...besidesOf(flow), ...(isLinked ? [] : looks.besides), ...besides],
  }
  const report = reportOf(
    isCounted ? { fates: [], besides: [] } : own,
    [...subFlows.values()].map(inner => inner.report),
  )
  const told = { from: 'typebot', told: toldSteps(fates) }
  return {
    bot: { ...toBot(settled), imported: isLinked ? told : { ...told, ...keptOf(report) } },
    report,
  }

  function toBot({ steps, edges }: Pick<ImportedFlow, 'steps' | 'edges'>): ImportedBot {
    const set = namesSetIn(steps)
    const unset = flow.names.all.filter(name => !set.has(name))
    return {
      name: file.name.trim().slice(0, 200) || 'Imported bot',
      ...(isLinked
        ? { inputs: flow.names.all, outputs: flow.names.all }
        : {
            customizations: looks.customizations,
            settings,
            ...(unset.length > 0 && { prefill: unset }),
          }),
      ...(/^https?:\/\/[^\s"'<>]+$/.test(file.icon) && !isLinked && { logo: file.icon }),
      groups: flow.groups,
      ...(subFlows.size > 0 && {
        subFlows: Object.fromEntries([...subFlows].map(([id, { bot }]) => [id, bot])),
      }),
      elements: [{ nodes: steps, edges }],
    }
  }

  function link(typebotId: string, groupId: string, { places, names }: LinkFrom): Link {
    if (typebotId === '') return { none: 'It names no bot.' }
    if (typebotId === 'current' || typebotId === file.id) {
      const place = groupId === '' ? startId : places.find(groupId, '')?.stepId
      return place === undefined
        ? { none: 'It leads to no group of the bot, or to an empty one.' }
        : { place }
    }
    const other = others.find(({ id }) => id === typebotId)
    if (!other)
      return {
        none: `The bot ${typebotId.slice(0, 60)} is not in the file: export it too, and give both files along.`,
      }
    if (playing.includes(typebotId))
      return {
        none: `The bot “${other.name.slice(0, 60)}” is being played already: no bot plays itself.`,
      }
    const subFlowId = groupId === '' ? typebotId : `${typebotId} ${groupId}`
    const known = subFlows.get(subFlowId) ?? make(other, groupId)
    if (!known) return { none: 'The bots link to more bots than one bot can bring along.' }
    subFlows.set(subFlowId, known)
    const given = known.bot.inputs
    return { subFlowId, names: Array.isArray(given) ? given.map(String).filter(names.has) : [] }
  }

  function make(other: Typebot, groupId: string): Imported | undefined {
    if (playing.length >= mostLevels || shared.made >= mostSubFlows) return undefined
    shared.made++
    return importFile(other, {
      others,
      playing: [...playing, file.id, other.id],
      startAt: groupId,
      shared,
    })
  }
}
