import { readdirSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import swc from '@swc/core'
import manifest from './package.json' with { type: 'json' }
import { oneFileAliases } from './tools/build/one-file-aliases.mjs'
import { trimDompurify } from './tools/build/trim-dompurify.mjs'
import { packEmoji, trimEmojiMart } from './tools/build/trim-emoji.mjs'
import { trimPreact } from './tools/build/trim-preact.mjs'

/** TypeScript to JavaScript; types are checked by `npm run typecheck`, not here. */
const compile = () =>
  typescript({
    tsconfig: 'tsconfig.base.json',
    include: ['runtime/**/*', 'themes/**/*', 'src/**/*', 'cli/**/*', 'server/**/*'],
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      jsx: 'react-jsx',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
    },
  })

/** The widget's React is Preact. */
const preactForReact = () =>
  alias({
    entries: {
      'react/jsx-runtime': '@preact/compat/jsx-runtime',
      'react-dom/client': '@preact/compat/client',
      'react-dom': '@preact/compat',
      react: '@preact/compat',
    },
  })

/** In the one file, charts and schemas are run by the small part of XState and Valibot that they use. */
const ownForLibraries = () => alias({ entries: oneFileAliases })

const inPreact = path => fileURLToPath(new URL(`../${path}`, import.meta.resolve('preact')))

/** The one file has Preact from its readable source, so that cuts can be read. */
const preactSourceForReact = () =>
  alias({
    entries: {
      'react/jsx-runtime': inPreact('jsx-runtime/src/index.js'),
      'react-dom/client': inPreact('compat/client.mjs'),
      'react-dom': inPreact('compat/src/index.js'),
      react: inPreact('compat/src/index.js'),
      'preact/compat': inPreact('compat/src/index.js'),
      'preact/hooks': inPreact('hooks/src/index.js'),
      preact: inPreact('src/index.js'),
    },
  })

/** Samples feed tests, the playground and docs; a visitor never downloads them. */
const withoutSamples = () => ({
  name: 'without-samples',
  load: id => (id.endsWith('.sample.ts') ? { code: 'export default {}', syntheticNamedExports: true } : null),
})

/** White space in the style sheets is for those who write them. */
const tightenStyles = () => ({
  name: 'tighten-styles',
  transform: (code, id) =>
    /[\\/]src[\\/]styles[\\/].*\.css\.ts$/.test(id)
      ? {
          code: code.replace(/`[^`]*`/g, css =>
            css
              .replace(/\s+/g, ' ')
              .replace(/ ?([{};,!]) ?/g, '$1')
              .replace(/ \/ /g, '/')
              .replace(/: /g, ':')
              .replace(/;}/g, '}')
              .replace(/ > /g, '>')
              .replace(/\b0\./g, '.'),
          ),
          map: null,
        }
      : null,
})

const production = () =>
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } })

/** A classic script knows its address from its tag (src/embed/here.ts); where there is none, files lie beside the page. */
const addressOfClassicScripts = () => ({
  name: 'address-of-classic-scripts',
  resolveImportMeta: (property, { format }) =>
    property === 'url' && format === 'umd' ? 'location.href' : null,
})

/** On a page with an AMD loader a pasted tag has to start all the same: only the loader's own requests go to `define`. */
const startFromTagBesideAmd = () => ({
  name: 'start-from-tag-beside-amd',
  renderChunk(code, _chunk, { format }) {
    if (format !== 'umd') return null
    const toAmd = /typeof define === 'function' && define\.amd \?/
    const toPage = /global = typeof globalThis !== 'undefined' \? globalThis : global \|\| self/
    if (!toAmd.test(code) || !toPage.test(code)) this.error('The UMD wrapper no longer reads as expected.')
    return code
      .replace(
        toAmd,
        "typeof define === 'function' && define.amd && !document.currentScript?.dataset.chatbotId ?",
      )
      .replace(toPage, 'global = globalThis')
  },
})

/** In brackets of its own the whole is parsed once: a browser takes a function that is handed over for one to be called later. */
const parseOnce = () => ({
  name: 'parse-once',
  renderChunk(code, _chunk, { format }) {
    if (format !== 'umd') return null
    const parts = /^(.*?\(this,)(function\(.*\})(\);?\s*)$/s.exec(code)
    if (!parts) this.error('The UMD wrapper no longer reads as expected.')
    const [, before, factory, after] = parts
    return `${before}(${factory})${after}`
  },
})

/** ASCII only, because a page without a charset garbles anything else. */
const minify = ({ asciiOnly = true, props } = {}) => ({
  name: 'minify',
  renderChunk: (code, _chunk, { format }) =>
    swc.minify(code, {
      module: format === 'es',
      // No unsafe options: pure_getters breaks DOMPurify.
      compress: { passes: 4, ecma: 2022 },
      mangle: props ? { props } : true,
      format: { asciiOnly, comments: false },
    }),
})

const browser = () => [
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.json'] }),
  commonjs(),
  json(),
]

/** The emojis, and each language, are one file beside the others, whoever asks for them. */
const filesBeside = () => ({
  name: 'files-beside',
  resolveId(source) {
    const language = /\/catalogues\/([\w-]+)\.js$/.exec(source)?.[1]
    if (language) return { id: `./talkgraph-lang-${language}.js`, external: true }
    return source.endsWith('/emoji/emoji.js') ? { id: './talkgraph-emoji.js', external: true } : null
  },
})

/** Chunks carry hashes in their names: those of an earlier build would stay for ever. */
const withoutOldChunks = () => ({
  name: 'without-old-chunks',
  buildStart: () => rm('dist/chunks', { recursive: true, force: true }),
})

/** The server brings what it serves: so it finds the files in its own folder, in this repository as in an installation. */
const alsoInServer = config => ({
  ...config,
  plugins: [
    ...config.plugins,
    {
      name: 'also-in-server',
      async writeBundle({ dir, file }, bundle) {
        const to = 'server/dist/browser'
        await mkdir(to, { recursive: true })
        for (const name of Object.keys(bundle)) {
          await copyFile(join(dir ?? dirname(file), name), join(to, basename(name)))
        }
      },
    },
  ],
})

const isDependency = id =>
  Object.keys(manifest.dependencies).some(name => id === name || id.startsWith(`${name}/`))
const isReact = id => /^(react|react-dom)(\/|$)/.test(id)
const isBare = id => !/^[./\0]/.test(id) && !/^[a-z]:\\/i.test(id)

/** What a script tag loads: one file, everything in it. */
const oneFile = {
  input: 'src/embed.ts',
  plugins: [
    preactSourceForReact(),
    withoutSamples(),
    tightenStyles(),
    trimDompurify(),
    trimPreact(),
    ownForLibraries(),
    compile(),
    ...browser(),
    production(),
    addressOfClassicScripts(),
    startFromTagBesideAmd(),
    // Preact's fields for its own use begin with a line; a bot's `_id` is read from outside, and what is put on elements
    // must not come to be called `y`, which an image has and does not let be set.
    minify({ props: { regex: '^_[a-z]', reserved: ['_id', '_listeners', '_attached'] } }),
    parseOnce(),
  ],
  output: [
    { file: 'dist/talkgraph.js', format: 'umd', name: 'Talkgraph', extend: true, exports: 'named' },
    { file: 'dist/talkgraph.esm.js', format: 'es' },
  ],
}

/** What a script tag may load instead: it draws the launcher and fetches the one file when that is wanted. */
const loader = {
  input: 'src/loader.ts',
  plugins: [tightenStyles(), compile(), ...browser(), production(), minify()],
  output: { file: 'dist/talkgraph-loader.js', format: 'iife' },
}

/** What the one file fetches when the emoji button is first used. */
const emoji = {
  input: 'src/emoji/emoji.ts',
  plugins: [preactForReact(), packEmoji(), trimEmojiMart(), compile(), ...browser(), production(), minify()],
  output: { file: 'dist/talkgraph-emoji.js', format: 'es', inlineDynamicImports: true },
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
  plugins: [compile(), minify({ asciiOnly: false })],
  output: { dir: 'dist', format: 'es', entryFileNames: '[name].js' },
}

/** `import { mount } from 'talkgraph'`: Preact inside, so that React is not needed. */
const vanillaEntry = {
  input: { index: 'src/index.ts' },
  external: isDependency,
  plugins: [withoutOldChunks(), filesBeside(), preactForReact(), withoutSamples(), compile(), ...browser()],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/vanilla-[name]-[hash].js' },
}

/** The other entries of the npm package share their chunks. */
const entries = {
  input: {
    react: 'src/react.ts',
    runtime: 'runtime/index.ts',
    testing: 'runtime/testing/index.ts',
    themes: 'themes/index.ts',
    cli: 'cli/main.ts',
  },
  external: id => isDependency(id) || isReact(id) || id.startsWith('node:'),
  plugins: [filesBeside(), compile(), ...browser()],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
}

/** The companion server: its own and the runtime's code in one file, its dependencies beside it. */
const server = {
  input: 'server/index.ts',
  external: isBare,
  plugins: [compile(), json()],
  output: { file: 'server/dist/main.js', format: 'es', inlineDynamicImports: true },
}

/** `TARGETS=widget rollup -c` builds a part. */
const targets = {
  widget: [oneFile, loader, emoji, catalogues].map(alsoInServer),
  npm: [vanillaEntry, entries],
  cli: [entries],
  server: [server],
}
const chosen = process.env.TARGETS?.split(',') ?? Object.keys(targets)

export default chosen.flatMap(name => targets[name] ?? [])
