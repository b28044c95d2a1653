// Builds side by side what is named, or everything:
//   node tools/build.mjs             everything
//   node tools/build.mjs studio …    parts, by their names in tools/builds/builds.mjs
import { builds } from './builds/builds.mjs'
import { runBuilds } from './builds/run-builds.mjs'

const [, , ...names] = process.argv
const unknown = names.filter(name => !builds.some(build => build.name === name))
if (unknown.length > 0) {
  console.error(`There is no build of the name ${unknown.join(', ')}.`)
  process.exit(1)
}
const chosen = names.length === 0 ? builds : builds.filter(({ name }) => names.includes(name))
const { ended, stop } = runBuilds(chosen)
process.once('SIGTERM', () => stop())
process.exitCode = (await ended) ? 0 : 1
