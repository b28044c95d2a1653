import { cpSync, readdirSync, rmSync } from 'node:fs'

const seed = 'server/dist/site-seed'

/** A plugin of Rollup that brings what the public site begins with, and the bots of its templates, to the server. */
export function siteSeed() {
  return {
    name: 'site-seed',
    writeBundle() {
      rmSync(seed, { recursive: true, force: true })
      cpSync('site/seed', seed, { recursive: true, filter: path => !path.endsWith('.ts') })
      for (const file of readdirSync('examples/bots'))
        if (/^(?!.*\.test\.json$).*\.json$/.test(file))
          cpSync(`examples/bots/${file}`, `${seed}/bots/${file}`)
    },
  }
}
