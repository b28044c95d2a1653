import { cpSync, rmSync } from 'node:fs'

const guides = 'server/dist/guides'

/** A plugin of Rollup that brings docs/ to the server, which shows it as the site's guides, and the JSON Schema of bot files. */
export function guideFiles() {
  return {
    name: 'guide-files',
    writeBundle() {
      rmSync(guides, { recursive: true, force: true })
      cpSync('docs', guides, { recursive: true })
      cpSync('SECURITY.md', `${guides}/security.md`)
      cpSync('bot.schema.json', 'server/dist/bot.schema.json')
    },
  }
}
