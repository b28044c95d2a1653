import { demoPath } from '@talkgraph/wire/addresses'
import { createLog, type Logger } from '../base/log.js'
import { logWarnings } from '../base/log-warnings.js'
import { startTracing } from '../base/tracing/start-tracing.js'
import { keepSecretFile, removeSecretFile } from '../platform/keys/keep-secret-file.js'
import { databaseLocation, folderOf } from '../store/index.js'
import { explainStart, tellUnknownSettings } from './explain-start.js'
import { readSettings } from './settings.js'
import { type RunningServer, type StartOptions, startServer } from './start.js'

/**
 * Runs the companion server with the settings of the environment until it is told to stop, then ends the process. `builds` are
 * what is built meanwhile.
 */
export async function serve(
  env: Readonly<Record<string, string | undefined>> = process.env,
  { builds = [] }: Pick<StartOptions, 'builds'> = {},
): Promise<void> {
  try {
    const settings = readSettings(env)
    const log = createLog(settings.logLevel)
    process.on('uncaughtException', err => {
      log.fatal({ err }, 'Something failed that nobody foresaw; the server ends')
      process.exit(1)
    })
    logWarnings(log)
    tellUnknownSettings(env, log)
    const tracing = settings.traces && (await startTracing({ ...settings.traces, log }))
    const server = await startServer({ ...settings, seedSite: true, builds, log, tracing })
    stopOnSignal(server, log)
    console.log(`Talkgraph is running: ${settings.publicUrl ?? server.url}${settings.demo ? demoPath : ''}
Its data is in ${databaseLocation(settings.database)}. Stop it with Ctrl-C.`)
    const folder = folderOf(settings.database) ?? 'data'
    if (server.newKey) console.log(await sayFirstKey(server.newKey, folder))
    if (server.firstSignIn === undefined) await removeSecretFile(folder, 'first-sign-in-link')
    else
      console.log(
        await sayFirstSignIn(`${settings.publicUrl ?? server.url}${server.firstSignIn}`, folder),
      )
  } catch (error) {
    console.error(explainStart(error, env))
    process.exit(1)
  }
}

/** A terminal shows the first key; anything else that gets what is printed, such as a log, is told where the key stands. */
async function sayFirstKey(key: string, folder: string): Promise<string> {
  if (process.stdout.isTTY) return `The key of its API, shown this once: ${key}`
  return `The key of its API is in ${await keepSecretFile(folder, 'first-api-key', key)}. Move it to a safe place and delete the file.`
}

async function sayFirstSignIn(link: string, folder: string): Promise<string> {
  if (process.stdout.isTTY)
    return `Nobody can sign in to the studio yet. This link makes you its owner, once and within an hour:\n${link}`
  const path = await keepSecretFile(folder, 'first-sign-in-link', link)
  return `Nobody can sign in to the studio yet. The link in ${path} makes you its owner, once and within an hour.`
}

/** Milliseconds. npm passes a Ctrl-C on to its child, which got it from the terminal already: one press, two signals. */
const onePress = 500

function stopOnSignal(server: RunningServer, log: Logger): void {
  let stoppingSince: number | undefined
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > onePress) process.exit(130)
      return
    }
    stoppingSince = performance.now()
    server.stop().then(
      () => process.exit(0),
      error => {
        log.fatal({ err: error }, 'The server did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
