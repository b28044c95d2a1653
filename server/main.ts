import { demoPath } from '../wire/addresses.js'
import { readSettings, SettingsError } from './settings.js'
import { type RunningServer, startServer } from './start.js'
import { databaseLocation } from './store/index.js'

/** Runs the companion server with the settings of the environment until it is told to stop, then ends the process. */
export async function serve(env: Readonly<Record<string, string | undefined>> = process.env): Promise<void> {
  try {
    const settings = readSettings(env)
    const server = await startServer(settings)
    console.log(`Talkgraph is running: ${settings.publicUrl ?? server.url}${demoPath}
Its data is in ${databaseLocation(settings.database)}. Stop it with Ctrl-C.`)
    if (server.newKey) console.log(`The key of its API, shown this once: ${server.newKey}`)
    stopOnSignal(server)
  } catch (error) {
    console.error(explain(error, env.PORT || '8787'))
    process.exit(1)
  }
}

/** Milliseconds. npm passes a Ctrl-C on to its child, which got it from the terminal already: one press, two signals. */
const onePress = 500

function stopOnSignal(server: RunningServer): void {
  let stoppingSince: number | undefined
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > onePress) process.exit(130)
      return
    }
    stoppingSince = Date.now()
    server.stop().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function explain(error: unknown, port: string): string {
  if (error instanceof SettingsError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`
  }
  if (code === 'EACCES')
    return `Port ${port} or the data folder may not be used. Choose another port with PORT, or check the folder's owner.`
  return `Talkgraph could not start: ${error instanceof Error ? error.message : String(error)}`
}
