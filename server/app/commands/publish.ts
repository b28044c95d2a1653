import { readFile } from 'node:fs/promises'
import { botAddress } from '@talkgraph/wire/addresses'
import * as v from 'valibot'
import { BotError, parseBot } from '../../../runtime/index.js'
import { withoutEnd } from '../../../runtime/session/without-end.js'
import { createOutbound, hostOf, type Outbound } from '../../platform/outbound/index.js'
import { CommandError } from './command-error.js'
import { readArgs, sayUsage } from './read-args.js'

const usage =
  'talkgraph publish BOT.json --server URL [--id ID] [--share PERCENT [--goal GOAL]]   (the key comes from TALKGRAPH_API_KEY; a goal is finished, step:ID, variable:NAME or value:NAME=VALUE)'
const usableId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

const answers = {
  made: v.object({ chatbot: v.object({ id: v.string() }) }),
  published: v.object({ version: v.number(), warnings: v.array(v.string()) }),
}

/** `talkgraph publish`: stores a bot file on a server and makes it live, for everybody or for a share of the visitors. Without an id, the file's own or a new one. */
export async function publish(args: readonly string[]): Promise<void> {
  const { path, server, id, body } = readCall(args)
  const file = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${path} cannot be read.`)
  })
  const bot = load(file)
  const key = process.env.TALKGRAPH_API_KEY ?? ''
  if (key === '')
    throw new CommandError('Set TALKGRAPH_API_KEY to a key of the account; the studio makes one.')
  const outbound = createOutbound({
    allowHosts: [hostOf(server)],
    limits: { redirects: 0, time: 30_000 },
  })
  const call = createCall(outbound, server, key)
  try {
    const target = id ?? (usableId.test(bot.id) ? bot.id : await make(call, bot.name))
    await call('PUT', `/v1/chatbots/${encodeURIComponent(target)}/flow`, file, v.unknown())
    const path = `/v1/chatbots/${encodeURIComponent(target)}/publish`
    const { version, warnings } = await call('POST', path, body, answers.published)
    for (const warning of warnings) console.error(warning)
    const { share } = JSON.parse(body)
    const whom = share === undefined ? '' : ` for ${share} % of the visitors`
    console.log(`Published ${target}, version ${version}${whom}: ${botAddress(server, target)}`)
  } finally {
    await outbound.close()
  }
}

function readCall(args: readonly string[]) {
  const options = {
    server: { type: 'string' },
    id: { type: 'string' },
    share: { type: 'string' },
    goal: { type: 'string' },
  } as const
  const { values, positionals } = readArgs(args, { options, most: 1, usage })
  const [path] = positionals
  if (path === undefined) throw new CommandError(sayUsage('publish takes one bot file.', usage))
  const server = withoutEnd(values.server ?? '', '/')
  const body = JSON.stringify(readShare(values.share, values.goal))
  if (/^https?:/i.test(server) && URL.canParse(server)) return { path, server, id: values.id, body }
  throw new CommandError(
    sayUsage(`--server takes an address such as https://chat.example, got "${server}".`, usage),
  )
}

/** For whom it goes live, as the API has it. */
function readShare(share: string | undefined, goal: string | undefined) {
  if (share === undefined) {
    if (goal === undefined) return {}
    throw new CommandError(sayUsage('--goal goes with --share.', usage))
  }
  const percent = /^[1-9]\d?$/.test(share) ? Number(share) : undefined
  if (percent === undefined)
    throw new CommandError(sayUsage(`--share takes 1 to 99, got "${share}".`, usage))
  const [kind = '', ...rest] = goal?.split(':') ?? ['finished']
  const read = goals[kind]?.(rest.join(':'))
  if (read) return { share: percent, goal: read }
  throw new CommandError(
    sayUsage(
      `--goal takes finished, step:ID, variable:NAME or value:NAME=VALUE, got "${goal}".`,
      usage,
    ),
  )
}

const goals: Readonly<Record<string, (of: string) => object | undefined>> = {
  finished: of => (of === '' ? { kind: 'finished' } : undefined),
  step: of => (of === '' ? undefined : { kind: 'step', nodeId: of }),
  variable: of => (of === '' ? undefined : { kind: 'variable', name: of }),
  value: of => {
    const [name = '', ...rest] = of.split('=')
    const value = rest.join('=')
    return name === '' || value === '' ? undefined : { kind: 'value', name, value }
  },
}

function load(file: string) {
  try {
    return parseBot(file).file
  } catch (error) {
    if (error instanceof BotError) throw new CommandError(error.message)
    throw error
  }
}

async function make(call: Call, name: string): Promise<string> {
  const body = JSON.stringify({ chatbotName: name.trim() || 'Chatbot' })
  return (await call('POST', '/v1/chatbots', body, answers.made)).chatbot.id
}

type Call = ReturnType<typeof createCall>

function createCall(outbound: Outbound, server: string, key: string) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return async <Schema extends v.GenericSchema>(
    method: string,
    path: string,
    body: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> => {
    const answer = await outbound.send({ method, url: server + path, headers, body })
    if (!answer.ok) throw new CommandError(`${server}: ${answer.message}.`)
    const details = v.optional(v.fallback(v.array(v.object({ message: v.string() })), []), [])
    const error = v.optional(v.object({ details }), {})
    const envelope = v.object({ message: v.string(), data: v.unknown(), error })
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), answer.text)
    if (!read.success)
      throw new CommandError(`${server} is no Talkgraph server (HTTP ${answer.status}).`)
    const { message, error: refused } = read.output
    if (answer.status > 299)
      throw new CommandError(
        [`${server}: ${message}`, ...refused.details.map(each => each.message)].join('\n'),
      )
    return v.parse(schema, read.output.data)
  }
}
