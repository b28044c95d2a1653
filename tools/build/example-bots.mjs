import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bellSound } from '../../examples/playground/bell.mjs'

const to = 'server/dist/examples'
const media = 'examples/playground/media'

/** A Rollup plugin that copies the example bots to the server's own folder, with what they show and play. */
export const exampleBots = () => ({
  name: 'example-bots',
  async writeBundle() {
    for (const folder of ['bots', 'media']) await mkdir(join(to, folder), { recursive: true })
    await copyFile('examples/catalogue.json', join(to, 'catalogue.json'))
    for (const name of await readdir('examples/bots'))
      if (/^[a-z0-9-]+\.json$/.test(name))
        await copyFile(join('examples/bots', name), join(to, 'bots', name))
    for (const name of await readdir(media))
      await copyFile(join(media, name), join(to, 'media', name))
    await writeFile(join(to, 'media/doorbell.wav'), bellSound())
  },
})
