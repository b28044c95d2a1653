import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const to = 'server/dist/reference'
const { resolve } = createRequire(import.meta.url)

/** A Rollup plugin that copies the viewer of the API's reference as it is published: the server depends on no package for it. */
export const referenceViewer = () => ({
  name: 'reference-viewer',
  async writeBundle() {
    await mkdir(to, { recursive: true })
    for (const name of [
      'swagger-ui-bundle.js',
      'swagger-ui-bundle.js.LICENSE.txt',
      'swagger-ui.css',
      'LICENSE',
      'NOTICE',
    ])
      await copyFile(resolve(`swagger-ui-dist/${name}`), join(to, name))
  },
})
