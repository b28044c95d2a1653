/** A part that Rollup builds; `target` is its name in `rollup.config.mjs`. */
const bundle = (target, what, last) => ({
  name: target,
  what,
  verb: 'built',
  command: ['rollup', '-c', '--silent', '--environment', `TARGETS:${target}`],
  needs: [],
  last,
})

/**
 * All that is built, in the order of starting. A build begins when those that it `needs` have ended; `last` is what it writes
 * last of all.
 */
export const builds = [
  bundle('server', 'the server', 'server/dist/learning.worker.js'),
  bundle('widget', 'the widget', 'server/dist/hosts/wordpress.zip'),
  // The studio reads the published entries, as users do.
  bundle('npm', 'the entries of the npm package', 'dist/cli.js'),
  {
    name: 'studio',
    what: 'the studio',
    verb: 'built',
    command: ['vite', 'build', 'studio', '--logLevel', 'warn'],
    needs: ['npm'],
    last: 'server/dist/studio/index.html',
  },
  {
    name: 'types',
    what: 'the type declarations',
    verb: 'built',
    command: ['node', 'tools/types.mjs'],
    needs: [],
    last: 'dist/types/src/index.d.ts',
  },
  {
    name: 'site',
    what: 'the public site',
    verb: 'built',
    command: ['react-router', 'build', 'site', '--logLevel', 'warn'],
    needs: [],
    last: 'server/dist/site/server/index.js',
  },
  {
    name: 'notices',
    what: 'the licences of what others made',
    verb: 'collected',
    command: ['node', 'tools/notices.mjs'],
    needs: ['server', 'widget', 'npm', 'studio', 'site'],
    last: 'server/THIRD-PARTY-NOTICES.txt',
  },
]

/** Without these nothing is served. */
export const servedFirst = ['server', 'widget']

/** These are built while it serves already: the pages for people, and what they are made of. */
export const builtBeside = ['npm', 'studio', 'site']

/** What has to be installed for studio and site, where only what the server needs is there. */
export const installation = {
  name: 'installation',
  what: 'what builds studio and site',
  verb: 'installed',
  command: ['node', 'tools/prepare.mjs', 'pages'],
  // It tells the same itself.
  isQuiet: true,
  needs: [],
}
