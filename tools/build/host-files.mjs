import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zip } from '../../server/base/hosts/zip.ts'

const to = 'server/dist/hosts'
const license = { name: 'LICENSE', from: 'LICENSE' }

/**
 * A Rollup plugin that packs what is uploaded as a file into other products: the WordPress plugin with the scripts that
 * were just built, and the Shopify extension. The server gives them out. The same sources make the same files.
 */
export const hostFiles = () => ({
  name: 'host-files',
  writeBundle() {
    mkdirSync(to, { recursive: true })
    const scripts = readdirSync('dist').filter(
      name => /^talkgraph.*\.js$/.test(name) && name !== 'talkgraph.esm.js',
    )
    pack('wordpress.zip', 'talkgraph-chat', [
      license,
      ...filesIn('examples/wordpress/plugin'),
      ...scripts.map(name => ({ name: `assets/${name}`, from: join('dist', name) })),
    ])
    pack('shopify.zip', 'talkgraph-shopify', [license, ...filesIn('examples/shopify')])
  },
})

function pack(archive, folder, files) {
  const entries = files.map(({ name, from }) => ({
    name: `${folder}/${name}`,
    bytes: readFileSync(from),
  }))
  // Not in the order of whoever reads the folder.
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  writeFileSync(join(to, archive), zip(entries))
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map(from => ({ from, name: from.slice(folder.length + 1).replaceAll('\\', '/') }))
}
