import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { root } from '../root.mjs'

/** Where builds note which packages of others stand in what they wrote: a file for each output. */
export const notedPackages = join(root, '.cache/notices')

/**
 * A plugin of Rollup and Vite that notes which packages of others stand in an output, for THIRD-PARTY-NOTICES.txt. The first
 * word of `name` is that of the build; `also` are packages whose data a plugin puts there by other ways than an import.
 */
export const notices = (name, also = []) => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap(({ moduleIds = [], originalFileNames = [] }) => [
      ...moduleIds,
      ...originalFileNames.map(each => join(root, each)),
    ])
    const folders = [...files.map(folderOf), ...also.map(each => join(root, 'node_modules', each))]
    // A build with two environments writes two outputs.
    const output = [name, this.environment?.name].filter(Boolean).join('-')
    mkdirSync(notedPackages, { recursive: true })
    writeFileSync(
      join(notedPackages, `${output}.json`),
      JSON.stringify([...new Set(folders.filter(Boolean))].toSorted()),
    )
  },
})

/** The folder of the package that a module is of; undefined for our own. */
function folderOf(id) {
  const file = id.replace(/^\0+/, '').replace(/\?.*$/, '')
  if (!file.includes(`node_modules${sep}`) && !file.includes('node_modules/')) return undefined
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    // Parts of a package have manifests without a version.
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version) return folder
  }
  return undefined
}
