import { jobNames, wakeServers } from '../../platform/jobs/index.js'
import type { JobEntry, Store } from '../../store/index.js'
import { readSettings } from '../settings.js'
import { CommandError } from './command-error.js'
import { openKnownStore } from './known-store.js'
import { readArgs, sayUsage } from './read-args.js'

const usage = `talkgraph jobs                       lists what failed, and what is under way or waits
talkgraph jobs list                  the same
talkgraph jobs retry ID              has one done now, with all its tries`

const mostShown = 200

/** `talkgraph jobs`: what the server does later, in the database that the settings name. */
export async function jobs(args: readonly string[]): Promise<void> {
  const [action = 'list', id, ...more] = readArgs(args, { options: {}, most: 2, usage }).positionals
  const isRetry = action === 'retry' && id !== undefined && more.length === 0
  if (!isRetry && (action !== 'list' || id !== undefined))
    throw new CommandError(sayUsage('jobs does not take this.', usage))
  const store = await openKnownStore(readSettings(process.env).database)
  try {
    console.log(await (isRetry ? retry(store, id) : list(store)))
  } finally {
    await store.close()
  }
}

async function list({ jobs }: Store): Promise<string> {
  const entries = await jobs.list(mostShown + 1)
  if (entries.length === 0) return 'Nothing waits, and nothing failed.'
  const lines = entries.slice(0, mostShown).map(lineOf)
  return [
    ...lines,
    ...(entries.length > mostShown ? [`More wait than these ${mostShown}.`] : []),
  ].join('\n')
}

function lineOf({ state, handler, id, botId, dueAt, attempts, error }: JobEntry): string {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`
  return [
    state,
    handler,
    id,
    new Date(dueAt).toISOString(),
    tries,
    botId ?? '-',
    ...(error ? [error] : []),
  ].join('  ')
}

async function retry({ jobs, jobNotices }: Store, id: string): Promise<string> {
  const handler = await jobs.retry(id)
  if (handler === undefined)
    throw new CommandError(`There is no job ${id}. \`talkgraph jobs\` lists them.`)
  const name = jobNames.find(each => each === handler)
  if (name !== undefined) await wakeServers(jobNotices, name)
  return `The job ${id} (${handler}) is done within seconds, if the server runs.`
}
