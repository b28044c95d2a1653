import { DatabaseError } from '../../store/index.js'
import { serve } from '../main.js'
import { SettingsError } from '../settings.js'
import { accounts } from './accounts.js'
import { backup } from './backup.js'
import { CommandError } from './command-error.js'
import { forget } from './forget.js'
import { intents } from './intents.js'
import { jobs } from './jobs.js'
import { keys } from './keys.js'
import { plans } from './plans.js'
import { publish } from './publish.js'
import { readArgs } from './read-args.js'
import { site } from './site.js'

type Run = (args: readonly string[]) => Promise<void>

const commands: ReadonlyMap<string, Run> = new Map<string, Run>([
  ['serve', startServing],
  ['publish', publish],
  ['keys', keys],
  ['backup', backup],
  ['forget', forget],
  ['accounts', accounts],
  ['intents', intents],
  ['jobs', jobs],
  ['plans', plans],
  ['site', site],
])

/** Runs a command of the server (`talkgraph serve|publish|keys|backup|forget|accounts|intents|jobs|plans|site`); resolves to the exit code. */
export async function run(command: string, args: readonly string[]): Promise<number> {
  const found = commands.get(command)
  if (!found) {
    console.error(`@talkgraph/server has no command "${command}".`)
    return 1
  }
  try {
    await found(args)
    return 0
  } catch (error) {
    if (
      !(
        error instanceof CommandError ||
        error instanceof SettingsError ||
        error instanceof DatabaseError
      )
    )
      throw error
    console.error(error.message)
    return 1
  }
}

async function startServing(args: readonly string[]): Promise<void> {
  const usage = 'talkgraph serve   (the settings come from the environment)'
  readArgs(args, { options: {}, most: 0, usage })
  await serve()
}
