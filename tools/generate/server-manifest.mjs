import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a fork fills in, in the root's package.json, and what version both packages have. */
const common = ['version', 'license', 'author', 'homepage', 'bugs']

/** The server's package.json with what it has in common with the root's, by its path. */
export function serverManifest(root) {
  // In a copy of the headless parts alone.
  if (!existsSync(join(root, 'server'))) return {}
  const of = path => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const project = of('package.json')
  const manifest = {
    ...of('server/package.json'),
    ...Object.fromEntries(common.map(name => [name, project[name]])),
    repository: { ...project.repository, directory: 'server' },
  }
  return { 'server/package.json': `${JSON.stringify(manifest, null, 2)}\n` }
}
