// `npm start`: builds what is out of date, and runs the companion server as soon as that can be run.
import { builds, builtBeside, installation, servedFirst } from './builds/builds.mjs'
import { isFresh, newestSource } from './builds/is-fresh.mjs'
import { serveWhileBuilding } from './builds/serve-while-building.mjs'
import { isInstalled } from './installed.mjs'

const newest = newestSource()
const stale = names => builds.filter(build => names.includes(build.name) && !isFresh(build, newest))
// Whoever tries a fresh clone has nobody to ask for an account.
process.env.TALKGRAPH_SIGN_UP ||= 'open'
await serveWhileBuilding(stale(servedFirst), withInstallation(stale(builtBeside)))

/** Studio and site wait for it where it is not there. */
function withInstallation(beside) {
  if (beside.length === 0 || isInstalled('pages')) return beside
  const waiting = beside.map(build =>
    build.name === 'npm' ? build : { ...build, needs: [...build.needs, installation.name] },
  )
  return [installation, ...waiting]
}
