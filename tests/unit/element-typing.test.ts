import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readFiles, root } from './repository.js'

const [guide] = readFiles(['docs/embed.md'], /\.md$/)

const right = `'chatbot-id': 'shop', locale: 'de', 'color-scheme': 'dark', class: undefined`
const react = `import type { JSX } from 'react'; type Tag = JSX.IntrinsicElements['talkgraph-widget']`
const rest = {
  'react-19': react,
  'react-18': `type Tag = JSX.IntrinsicElements['talkgraph-widget']`,
  preact: `import type { JSX } from 'preact'; type Tag = JSX.IntrinsicElements['talkgraph-widget']`,
  // What the two packages have at these names.
  vue: `import type { GlobalComponents } from 'vue'; type Tag = GlobalComponents['talkgraph-widget']['props']`,
  svelte: `import type { SvelteHTMLElements } from 'svelte/elements'; type Tag = SvelteHTMLElements['talkgraph-widget']`,
}
const stubs = `
declare module 'vue' { export interface GlobalComponents {} export interface DefineComponent<Props> { props: Props } }
declare module 'svelte/elements' {
  export interface HTMLAttributes<Element> { class?: string | undefined; 'on:click'?: (event: { target: Element }) => void }
  export interface SvelteHTMLElements {}
}
`

/** What several programs read alike. */
const sources = new Map<string, ts.SourceFile | undefined>()

/** Compiles these files as an app would that has the package. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    paths: { talkgraph: [join(root, 'src/mount/widget-attributes.ts')] },
  }
  const named = new Map(
    Object.entries(files).map(([name, text]) => [join(root, 'tests/unit', name), text]),
  )
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = name => named.has(name) || fileExists(name)
  host.readFile = name => named.get(name) ?? readFile(name)
  host.getSourceFile = (name, version, ...more) => {
    const text = named.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, version)
    if (!sources.has(name)) sources.set(name, getSourceFile(name, version, ...more))
    return sources.get(name)
  }
  const program = ts.createProgram([...named.keys()], options, host)
  const own = [...named.keys()].flatMap(name => program.getSourceFile(name) ?? [])
  return own
    .flatMap(file => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test.each(Object.entries(rest))(
  'the guide types the element for %s',
  { timeout: 60_000 },
  (name, type) => {
    const written = guide?.text.split(`\`\`\`ts file=${name}.d.ts\n`)[1]?.split('\n```')[0] ?? ''
    expect(written).toContain("'talkgraph-widget'")
    const app = (attributes: string) => ({
      'stubs.d.ts': stubs,
      [`${name}.d.ts`]: written,
      'app.ts': `${type}\nexport const tag: Tag = { ${attributes} }\n`,
    })
    expect(faultsOf(app(right.replace(', class: undefined', '')))).toEqual([])
    const [fault, ...more] = faultsOf(app(`mode: 'poopup'`))
    expect([fault, more]).toEqual([expect.stringContaining('"poopup"'), []])
  },
)

test('the element that is found on a page has the controls of its widget', () => {
  const app = `
import type {} from 'talkgraph'
export const open = () => document.querySelector('talkgraph-widget')?.widget?.open()
export const wrong = () => document.querySelector('talkgraph-widget')?.widget?.opn()
`
  expect(faultsOf({ 'app.ts': app })).toEqual([expect.stringContaining('opn')])
})
