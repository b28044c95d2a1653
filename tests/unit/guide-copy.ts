import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './repository.js'

/** What checks the types of a copy. */
export const tsc = join(root, 'tools/checker/node_modules/typescript/bin/tsc')

const recipes = join(root, 'docs/recipes')
const guide = readdirSync(recipes)
  .map(name => readFileSync(join(recipes, name), 'utf8'))
  .join('\n')

/** What a guide has one write: files, and the lines by which they are entered in a list. */
export interface Guide {
  readonly list: string
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly lines: readonly string[]
}

/** The files that docs/recipes have one write into a folder, and their lines in a list. */
export function guideTo(folder: string, list = 'runtime/nodes/rare.ts'): Guide {
  const files = [
    ...guide.matchAll(/^ {3}`((?:runtime|server)\/\S+)`\n\n {3}```ts\n([\s\S]*?)^ {3}```$/gm),
  ]
    .map(([, path = '', text = '']) => ({ path, text: text.replace(/^ {3}/gm, '') }))
    .filter(({ path }) => path.startsWith(`${folder}/`))
  return { list, files, lines: linesIn(guide, folder, list) }
}

/** The same of an example whose sources are copied into a folder; its README names the lines. */
export function guideOfExample(example: string, folder: string, list: string): Guide {
  const textOf = (name: string) => readFileSync(join(root, example, name), 'utf8')
  const files = readdirSync(join(root, example))
    .filter(name => name.endsWith('.ts'))
    .map(name => ({ path: `${folder}/${name}`, text: textOf(name) }))
  return { list, files, lines: linesIn(textOf('README.md'), folder, list) }
}

function linesIn(text: string, folder: string, list: string): string[] {
  return [...text.matchAll(/to `(\S+)`:\n\n {3}```ts\n {3}(.*)\n {3}```$/gm)]
    .filter(
      ([, path, line = '']) => path === list && line.includes(`./${folder.split('/').at(-1)}/`),
    )
    .map(([, , line = '']) => line)
}

/** A copy of the sources in which a guide is followed. */
export function createCopy(parts: readonly string[]) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache/contributing-'))
  return {
    fill,
    follow,
    generate,
    run,
    read,
    write,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }

  function fill(): void {
    for (const name of parts)
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: source => !/[\\/](?:node_modules|dist)$/.test(source),
      })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  }

  /** Writes a guide's files and lines. */
  function follow({ list, files, lines }: Guide): void {
    for (const { path, text } of files) write(path, text)
    write(list, `${read(list)}${lines.join('\n')}\n`)
  }

  /** Has what follows from the sources generated. */
  async function generate(): Promise<void> {
    const generated = await run('tools/generate.mjs')
    if (generated.status !== 0) throw new Error(generated.output)
  }

  /** Runs a script of the copy in Node; what it printed, both streams together. */
  function run(script: string, ...args: string[]): Promise<{ status: number; output: string }> {
    // What this run of Vitest says to its own processes is none of the copy's business.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
    )
    return new Promise(resolve => {
      const child = execFile(
        process.execPath,
        [script, ...args],
        { cwd: copy, env },
        (_, stdout, stderr) => resolve({ status: child.exitCode ?? -1, output: stdout + stderr }),
      )
    })
  }

  function read(path: string): string {
    return readFileSync(join(copy, path), 'utf8')
  }

  function write(path: string, text: string) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
}
