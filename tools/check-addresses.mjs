// Before a package is published: whose project it is has to stand in the root's package.json, from where it comes into both
// packages (npm run generate).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const { homepage, repository, bugs } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const nobodys = [homepage, repository.url, bugs.url].filter(url =>
  /\.example$/.test(new URL(url.replace(/^git\+/, '')).hostname),
)
if (nobodys.length > 0) {
  console.error(
    `package.json names nobody's address (${nobodys.join(', ')}). Fill in homepage, repository and bugs, then npm run generate.`,
  )
  process.exitCode = 1
}
