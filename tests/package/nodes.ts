import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { install } from './pack.js'

const manifest = join(import.meta.dirname, '../../tools/node/package.json')
const { optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))

/** The name of the npm package that brings Node for this system: the one for all its versions. */
function packageName(): string {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = Object.keys(optionalDependencies).find(each =>
    each.endsWith(`-${system}-${process.arch}`),
  )
  if (!name) throw new Error(`npm has no Node for ${system}-${process.arch}.`)
  return name
}

/** Brings several versions of Node from npm into a folder; says in which folder the program of each lies. */
export function installNodes(majors: readonly number[], folder: string): (major: number) => string {
  const name = packageName()
  const missing = majors.filter(major => major !== running)
  install(
    missing.map(major => `node-${major}@npm:${name}@${major}`),
    folder,
    '--ignore-scripts',
    '--no-bin-links',
  )
  return major =>
    major === running ? dirname(process.execPath) : join(folder, `node_modules/node-${major}/bin`)
}

const running = Number.parseInt(process.versions.node, 10)
