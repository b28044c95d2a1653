import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'
import { runBuilds } from './run-builds.mjs'

const signals = ['SIGINT', 'SIGTERM']

/**
 * Builds what is to be built `first`, then serves in this process, so that Ctrl-C reaches it, while the `rest` is built. What is
 * not built yet tells how far it is. Whatever ends this process ends what it builds.
 */
export async function serveWhileBuilding(first, rest, options) {
  const quit = () => process.exit(130)
  for (const signal of signals) process.on(signal, quit)
  const before = runBuilds(first, options)
  process.on('exit', before.stop)
  if (!(await before.ended)) process.exit(1)
  const { serve } = await import(pathToFileURL(join(root, 'server/dist/main.js')).href)
  const beside = runBuilds(rest, options)
  process.on('exit', beside.stop)
  await serve(process.env, { builds: [...before.steps, ...beside.steps] })
  // From here on the server stops in its own way.
  for (const signal of signals) process.off(signal, quit)
}
