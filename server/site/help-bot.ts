import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Claims, tell } from '@talkgraph/wire/claims'
import * as v from 'valibot'
import type { LiveBots } from '../bots/publish/live-bots.js'
import { type BotEntry, firstOwner, type Store } from '../store/index.js'

/** The bot that the site's pages begin with, by its id. */
export const helpBotId = 'site-help'

/**
 * Publishes the site's own bot once, in the account of who came in first: the operator's desk answers for it. One that was
 * deleted does not come back, and one that was there before is left alone, as is another account's. As long as nobody has
 * changed it, it claims what the site claims.
 */
export async function seedHelpBot(
  { bots, drafts, kept }: Pick<Store, 'bots' | 'drafts' | 'kept'>,
  live: Pick<LiveBots, 'publish'>,
  seed: URL,
  claims: Claims,
): Promise<void> {
  const file = new URL(`bots/${helpBotId}.json`, seed)
  if (!existsSync(file)) return
  const mine = randomUUID()
  const isFirst = (await kept.keep(helpBotId, () => mine)) === mine
  const bot = isFirst ? undefined : await bots.find(helpBotId)
  if (isFirst && !(await bots.create(helpBotId))) return kept.put(versionNote, noVersion)
  if (!isFirst && !(bot && (await isOurs(bot)))) return
  const told = await tellAnswers(await readFile(file, 'utf8'), seed, claims)
  if (!isFirst && told === (await kept.find(toldNote))) return
  const version = await live.publish(helpBotId, told)
  await kept.put(toldNote, told)
  await kept.put(versionNote, String(version))

  /** Nobody has published or stored another version, or begun to change it. Servers of before have left no note of theirs. */
  async function isOurs({ owner, publishedVersion }: BotEntry): Promise<boolean> {
    const last = (await kept.find(versionNote)) ?? '1'
    const [newest] = await bots.versions(helpBotId, { limit: 1 })
    return (
      owner === firstOwner &&
      last === String(publishedVersion) &&
      newest?.version === publishedVersion &&
      (await drafts.entry(helpBotId)) === undefined
    )
  }
}

const toldNote = 'site-help told'
const versionNote = 'site-help version'
/** The server has published none: the bot is somebody's own. */
const noVersion = '0'

/** What is said in place of an answer whose claim is switched off. */
const untold = 'This site does not say. A person can answer you, or you try other words.'

const answersSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))
const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    elements: v.tuple([
      v.looseObject({
        nodes: v.array(v.looseObject({ id: v.string(), data: v.looseObject({}) })),
      }),
    ]),
  }),
)

/** The bot's file with the claims of this site in its answers. */
async function tellAnswers(text: string, seed: URL, claims: Claims): Promise<string> {
  const written = await readFile(new URL('bots/help/answers.json', seed), 'utf8').catch(() => '{}')
  const answers = v.parse(answersSchema, written)
  const { elements, ...bot } = v.parse(fileSchema, text)
  const [{ nodes, ...rest }] = elements
  const told = nodes.map(node => {
    const answer = answers[node.id]
    if (answer === undefined) return node
    return { ...node, data: { ...node.data, text: tell(answer, claims) ?? untold } }
  })
  return JSON.stringify({ ...bot, elements: [{ ...rest, nodes: told }] })
}
