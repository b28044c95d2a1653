import { readdirSync } from 'node:fs'
import json from '@rollup/plugin-json'
import manifest from './package.json' with { type: 'json' }
import { alsoInServer } from './tools/build/also-in-server.mjs'
import { browser } from './tools/build/browser.mjs'
import { compile } from './tools/build/compile.mjs'
import { emojiWords } from './tools/build/emoji-words.mjs'
import { evaluatedLater } from './tools/build/evaluated-later.mjs'
import { exampleBots } from './tools/build/example-bots.mjs'
import { filesBeside } from './tools/build/files-beside.mjs'
import { guideFiles } from './tools/build/guides.mjs'
import { hostFiles } from './tools/build/host-files.mjs'
import { inPlaceOf } from './tools/build/in-place-of.mjs'
import { integrity } from './tools/build/integrity.mjs'
import { minify } from './tools/build/minify.mjs'
import { notices } from './tools/build/notices.mjs'
import { oneFilePlugins, scriptPlugins } from './tools/build/one-file.mjs'
import { ownArray } from './tools/build/own-array.mjs'
import { packEmoji } from './tools/build/pack-emoji.mjs'
import { part } from './tools/build/part.mjs'
import { preactForReact } from './tools/build/preact-for-react.mjs'
import { production } from './tools/build/production.mjs'
import { samplesApart } from './tools/build/samples-apart.mjs'
import { siteSeed } from './tools/build/site-seed.mjs'
import { tightenStyles } from './tools/build/tighten-styles.mjs'
import { treeShaking } from './tools/build/tree-shaking.mjs'
import { scriptAddress, umd } from './tools/build/umd.mjs'
import { withoutOldChunks } from './tools/build/without-old-chunks.mjs'

const isDependency = id =>
  Object.keys(manifest.dependencies).some(name => id === name || id.startsWith(`${name}/`))
const isReact = id => /^(react|react-dom)(\/|$)/.test(id)
const isBare = id => !/^[./\0]/.test(id) && !/^[a-z]:\\/i.test(id)
/** Workspaces of ours that are not published stand in what is built of them. */
const isOurs = id => id.startsWith('@talkgraph/wire/')

/** What HTML calls a character by a name is known to a browser: no script for one carries the runtime's table of it. */
const charactersOfBrowsers = inPlaceOf('./characters.js', '../../src/contents/text/characters.js')

/** What a script tag loads: one file, everything in it. What draws a launcher runs first, and the rest later. */
const oneFile = {
  input: 'src/embed.ts',
  treeshake: treeShaking,
  plugins: [
    evaluatedLater({
      file: '/src/embed/evaluate.ts',
      entry: 'src/embed/whole.ts',
      around: 'src/embed.ts',
      groups: [
        /(?:[.]css|\/styles)[.]ts$/,
        /node_modules/,
        /runtime\/(?:validate|session|bot)\//,
        /runtime\/patterns\//,
        /runtime\/nodes\//,
        /(?:runtime|wire|themes)\//,
        /src\/.*[.]ts$/,
      ],
      plugins: [
        inPlaceOf('./beside.js', './beside-inside.js'),
        charactersOfBrowsers,
        ...scriptPlugins('src/tsconfig.rollup.json'),
        notices('widget-whole'),
      ],
    }),
    ...oneFilePlugins(),
    ownArray(),
    umd({ name: 'Talkgraph' }),
  ],
  output: [
    { file: 'dist/talkgraph.js', format: 'cjs', exports: 'named' },
    { file: 'dist/talkgraph.esm.js', format: 'es' },
  ],
}

/** What the loader fetches: all that most chats need, without a launcher of its own. Its parts lie beside it. */
const main = {
  input: 'src/main.ts',
  treeshake: treeShaking,
  plugins: [...oneFilePlugins(), ownArray(), scriptAddress()],
  output: { file: 'dist/talkgraph-main.js', format: 'iife' },
}

/** What a script tag may load instead: it draws the launcher and fetches the one file when that is wanted. */
const loader = {
  input: 'src/loader.ts',
  treeshake: treeShaking,
  plugins: [
    tightenStyles(),
    compile('src/tsconfig.rollup.json'),
    ...browser(),
    production(),
    minify(),
  ],
  output: { file: 'dist/talkgraph-loader.js', format: 'iife' },
}

/** What the one file fetches when the emoji button is first used. */
const emoji = {
  input: 'src/emoji/emoji.ts',
  also: ['@emoji-mart/data'],
  plugins: [packEmoji(), compile('src/tsconfig.rollup.json'), ...browser(), production(), minify()],
  output: { file: 'dist/talkgraph-emoji.js', format: 'es', inlineDynamicImports: true },
}

/** What the one file fetches for a bot whose texts hold markup. */
const markup = {
  input: 'src/contents/text/sanitise.ts',
  plugins: [
    compile('src/tsconfig.rollup.json'),
    ...browser(),
    production(),
    // DOMPurify asks for its line.
    minify({ comments: 'some' }),
  ],
  output: { file: 'dist/talkgraph-markup.js', format: 'es' },
}

/** What the one file fetches when a visitor is handed over to an agent. */
const live = {
  input: 'src/live/live.tsx',
  treeshake: treeShaking,
  ...part('dist/talkgraph-live.js', [
    tightenStyles(),
    compile('src/tsconfig.rollup.json'),
    ...browser(),
    production(),
  ]),
}

/** What the one file fetches for a bot with steps that few bots have. */
const rare = {
  ...live,
  input: 'src/rare/rare.ts',
  ...part('dist/talkgraph-rare.js', [
    tightenStyles(),
    compile('src/tsconfig.rollup.json'),
    ...browser(),
    production(),
  ]),
}

/** What emojis are picked by, which comes with them. */
const picker = {
  ...live,
  input: 'src/picker/picker.tsx',
  ...part('dist/talkgraph-picker.js', [
    tightenStyles(),
    compile('src/tsconfig.rollup.json'),
    ...browser(),
    production(),
  ]),
}

/** What the loader's main file fetches for a bot with plug-ins. */
const plugins = {
  ...live,
  input: 'src/plugins/plugins.ts',
  ...part('dist/talkgraph-plugins.js', [
    tightenStyles(),
    compile('src/tsconfig.rollup.json'),
    ...browser(),
    production(),
  ]),
}

/** What the one file fetches when the tabs of a browser have one conversation. */
const tabs = {
  ...live,
  input: 'src/mount/share-conversation.ts',
  ...part('dist/talkgraph-tabs.js', [
    compile('src/tsconfig.rollup.json'),
    ...browser(),
    production(),
  ]),
}

/** What every file fetches where a page or a bot has sentences of its own: which there are. */
const knownTexts = {
  ...markup,
  input: 'src/texts/known-texts.ts',
  output: { file: 'dist/talkgraph-texts.js', format: 'es' },
}

/** What the one file fetches when a visitor downloads the transcript. */
const download = {
  ...markup,
  input: 'src/download/download.ts',
  output: { file: 'dist/talkgraph-download.js', format: 'es' },
}

/** What the one file fetches for a bot that opens by itself under conditions. */
const triggers = {
  ...markup,
  input: 'src/triggers/triggers.ts',
  output: { file: 'dist/talkgraph-triggers.js', format: 'es' },
}

/** What the one file fetches for a page whose analytics are told. */
const analytics = {
  ...markup,
  input: 'src/analytics/analytics.ts',
  output: { file: 'dist/talkgraph-analytics.js', format: 'es' },
}

/** What the one file fetches for a bot whose conversations are stored. */
const results = {
  ...markup,
  input: 'src/results/collect.ts',
  output: { file: 'dist/talkgraph-results.js', format: 'es' },
}

/** What the one file fetches for a visitor whose language is not English: one of these. */
const catalogues = {
  input: Object.fromEntries(
    readdirSync('src/texts/catalogues').map(file => [
      `talkgraph-lang-${file.replace('.ts', '')}`,
      `src/texts/catalogues/${file}`,
    ]),
  ),
  // A module is read as UTF-8 wherever it comes from, and escapes would double its size.
  plugins: [compile('src/tsconfig.rollup.json'), minify({ asciiOnly: false })],
  output: { dir: 'dist', format: 'es', entryFileNames: '[name].js' },
}

/** What the emojis fetch for a visitor whose language is not English: one of these. */
const emojiNames = {
  input: Object.fromEntries(
    readdirSync('src/texts/catalogues')
      .map(file => file.replace('.ts', ''))
      // What a region calls them differently is too little for a file of its own.
      .filter(language => !/-(?:419|[A-Z]{2})$/.test(language))
      .map(language => [`talkgraph-emoji-${language}`, `${language}.emoji-words`]),
  ),
  also: ['cldr-annotations-full'],
  plugins: [emojiWords(), minify({ asciiOnly: false })],
  output: { dir: 'dist', format: 'es', entryFileNames: '[name].js' },
}

/** `import { mount } from 'talkgraph'`, or from 'talkgraph/lazy': Preact inside, so that React is not needed. */
const vanillaEntry = {
  input: { index: 'src/index.ts', lazy: 'src/lazy.ts' },
  treeshake: treeShaking,
  external: isDependency,
  plugins: [
    withoutOldChunks(),
    filesBeside('src'),
    tightenStyles(),
    preactForReact(),
    compile('src/tsconfig.rollup.json', { sourceMap: true }),
    ...browser(),
    notices('npm-vanilla'),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    chunkFileNames: 'chunks/vanilla-[name]-[hash].js',
  },
}

/** The other entries of the npm package share their chunks. */
const entries = {
  input: {
    react: 'src/react.ts',
    runtime: 'runtime/index.ts',
    testing: 'runtime/testing/index.ts',
    builder: 'runtime/builder/index.ts',
    client: 'client/index.ts',
    themes: 'themes/index.ts',
    cli: 'cli/main.ts',
  },
  // Otherwise it depends on the order in which files are read whether an entry gets modules of which it uses nothing.
  treeshake: treeShaking,
  external: id => isDependency(id) || isReact(id) || id.startsWith('node:'),
  plugins: [
    samplesApart(),
    filesBeside('.'),
    compile('tsconfig.rollup.json', { sourceMap: true }),
    ...browser(),
    notices('npm-entries'),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Apart from what every builder loads: a studio fetches it when somebody imports.
    manualChunks: id => (id.includes('/runtime/import/') ? 'import' : undefined),
    onlyExplicitManualChunks: true,
    // Components with effects: in an app with server components they are the client's.
    banner: ({ isEntry, name }) => (isEntry && name === 'react' ? "'use client'" : ''),
  },
}

/** The companion server: its own and the runtime's code in one file, its dependencies beside it. */
const server = {
  input: 'server/app/index.ts',
  external: id => isBare(id) && !isOurs(id),
  plugins: [
    compile('server/tsconfig.rollup.json'),
    json(),
    exampleBots(),
    siteSeed(),
    guideFiles(),
    notices('server-main'),
  ],
  output: { file: 'server/dist/main.js', format: 'es', inlineDynamicImports: true },
}

/** What the server does in a thread of its own. */
const heavyWork = {
  ...server,
  plugins: [compile('server/tsconfig.rollup.json'), json(), notices('server-worker')],
  input: 'server/bots/publish/heavy-work.worker.ts',
  output: { ...server.output, file: 'server/dist/heavy-work.worker.js' },
}

/** What it reads strangers' pages and files in. */
const reading = {
  ...heavyWork,
  input: 'server/knowledge/reading/reading.worker.ts',
  output: { ...server.output, file: 'server/dist/reading.worker.js' },
}

/** What it learns intents in. */
const learning = {
  ...heavyWork,
  input: 'server/knowledge/intents/learning.worker.ts',
  output: { ...server.output, file: 'server/dist/learning.worker.js' },
}

/** `TARGETS=widget rollup -c` builds a part. */
const targets = {
  widget: [
    oneFile,
    main,
    loader,
    markup,
    live,
    rare,
    picker,
    plugins,
    tabs,
    knownTexts,
    download,
    triggers,
    analytics,
    results,
    emoji,
    catalogues,
    emojiNames,
  ].map(({ also, ...config }, place, all) => ({
    ...config,
    plugins: [
      charactersOfBrowsers,
      ...config.plugins,
      alsoInServer(),
      integrity(),
      notices(`widget-${place}`, also),
      // Once all scripts are there.
      ...(place === all.length - 1 ? [hostFiles()] : []),
    ],
  })),
  npm: [vanillaEntry, entries],
  cli: [entries],
  server: [server, heavyWork, reading, learning],
}
const chosen = process.env.TARGETS?.split(',') ?? Object.keys(targets)

export default [...new Set(chosen.flatMap(name => targets[name] ?? []))]
