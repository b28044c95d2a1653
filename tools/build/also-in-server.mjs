import { copyFile, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const to = 'server/dist/browser'

/**
 * A Rollup plugin that copies what it builds to the server's own folder. The server finds there what it serves, in this
 * repository as in an installation.
 */
export const alsoInServer = () => ({
  name: 'also-in-server',
  async writeBundle({ dir, file }, bundle) {
    await mkdir(to, { recursive: true })
    for (const name of Object.keys(bundle))
      await copyFile(join(dir ?? dirname(file), name), join(to, basename(name)))
  },
})
