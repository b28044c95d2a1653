import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { childEnv } from './child-env.js'

const hooks = new URL('../../tools/typescript-hooks.mjs', import.meta.url)

/** What Node is given to run the sources. */
export const typescriptArgs = ['--import', hooks.href]

/** The server from its source, translated while it loads, or from its build, which has to exist. */
const ways = {
  source: { main: new URL('../app/main.ts', import.meta.url), args: typescriptArgs },
  built: { main: new URL('../dist/main.js', import.meta.url), args: [] },
}

/** Runs `serve()` in a process of its own, in this folder and with these settings. */
export function startChild(
  folder: string,
  env: Record<string, string>,
  way: keyof typeof ways = 'source',
  within: readonly string[] = [],
) {
  const { main, args: loading } = ways[way]
  const script = `const { serve } = await import(${JSON.stringify(main.href)}); await serve()`
  const args = [...loading, '--input-type=module', '--eval', script]
  const [command = process.execPath, ...rest] = [...within, process.execPath, ...args]
  const child = spawn(command, rest, { cwd: folder, env: { ...childEnv, ...env } })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const ended = once(child, 'exit').then(([code]) => ({ code: Number(code), output }))
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    output: () => output,
    ended,
    /** The address that it prints. */
    ready: async (): Promise<string> => {
      for (;;) {
        const [, url] = /running: (\S+)\/demo/.exec(output) ?? []
        if (url) return url
        const end = await Promise.race([ended, setTimeout(25)])
        if (end) throw new Error(`The server ended with ${end.code}: ${end.output}`)
      }
    },
  }
}
