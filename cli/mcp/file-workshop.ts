import { randomUUID } from 'node:crypto'
import { readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { checksHere } from '../../mcp/checks-here.js'
import { firstFlow } from '../../mcp/first-flow.js'
import { namedBot } from '../../mcp/named.js'
import { type Workshop, WorkshopError } from '../../mcp/workshop.js'
import { BotError } from '../../runtime/bot/bot-error.js'
import { readBotFile } from '../../runtime/bot/read-bot-file.js'
import { applyOperations, type Draft, readDraft } from '../../runtime/builder/index.js'
import { findFlowTests, type TestedBot } from '../find-flow-tests.js'
import { UsageError } from '../options.js'

const withoutServer =
  'These bots are files. Start `talkgraph mcp --server URL` with TALKGRAPH_API_KEY for the bots of a server.'

/** The bot files of a folder and of those below it. Nothing outside of the folder is read or written. */
export function createFileWorkshop(folder: string): Workshop {
  return {
    about:
      'The bots are JSON files below the current folder, named by their paths; NAME.test.json holds the tests of NAME.json.',
    ...checksHere,
    list,
    create: async title => {
      const bot = `${fileNameOf(title)}.json`
      const file = { name: title, ...firstFlow }
      try {
        await writeFile(join(await realpath(folder), bot), asFile(file), { flag: 'wx' })
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
          throw new WorkshopError(`${bot} exists already; call the bot something else.`)
        throw error
      }
      return bot
    },
    read: async bot => {
      const { text, name } = await open(bot)
      const all = await found(folder)
      return { file: draftOf(text, bot), tests: all.find(each => each.name === name)?.tests ?? [] }
    },
    edit: async (bot, operations) => {
      const { path, text } = await open(bot)
      const { draft, accepted, refused } = applyOperations(draftOf(text, bot), operations)
      if (accepted.length > 0) await replace(path, asFile(draft))
      return { accepted, refused }
    },
    publish: () =>
      Promise.reject(new WorkshopError(`Nothing can be published here. ${withoutServer}`)),
    results: () => Promise.reject(new WorkshopError(`There are no results here. ${withoutServer}`)),
  }

  async function list() {
    return (await found(folder)).map(({ name, bot }) => ({
      bot: name.split(sep).join('/'),
      title: titleOf(bot),
    }))
  }

  /** The text of a bot's file, wherever its links lead: never out of the folder. */
  async function open(bot: string) {
    const home = await realpath(folder)
    const path = await realpath(resolve(home, bot)).catch(async () =>
      resolve(home, namedBot(await list(), bot)),
    )
    const name = relative(home, path)
    const isInside = !isAbsolute(name) && !name.startsWith('..') && name.endsWith('.json')
    if (!isInside || !(await stat(path)).isFile())
      throw new WorkshopError(
        `There is no bot file ${bot} below this folder; list_bots names those there are.`,
      )
    return { path, name, text: await readFile(path, 'utf8') }
  }
}

const asFile = (file: object) => `${JSON.stringify(file, null, 2)}\n`

/** Letters and digits of a title; what has none of ours is a bot all the same. */
const fileNameOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60) || 'bot'

async function found(folder: string): Promise<TestedBot[]> {
  try {
    return await findFlowTests(folder)
  } catch (error) {
    if (error instanceof UsageError) throw new WorkshopError(error.message)
    throw error
  }
}

function draftOf(text: string, bot: string): Draft {
  try {
    return readDraft(text)
  } catch (error) {
    if (error instanceof BotError) throw new WorkshopError(`${bot}: ${error.message}`)
    throw error
  }
}

function titleOf(text: string): string {
  try {
    return readBotFile(text).name
  } catch {
    return ''
  }
}

/** Writes beside the file first, so that a broken line never leaves half of it. */
async function replace(path: string, text: string): Promise<void> {
  const beside = `${path}.${randomUUID()}.tmp`
  await writeFile(beside, text)
  await rename(beside, path)
}
