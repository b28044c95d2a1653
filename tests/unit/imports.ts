import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import ts from 'typescript'

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..')

/** The TypeScript files in a folder and below it, without tests, by their paths from the root. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap(name => {
    const path = posix.join(folder, name)
    if (name === 'dist' || name === 'node_modules' || name === '.react-router') return []
    if (statSync(join(root, path)).isDirectory()) return sourcesIn(path)
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [path] : []
  })
}

/** What a file imports: paths of ours from the root, packages by name. */
export function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.')
      ? relative(root, resolve(root, file, '..', fileName)).replaceAll('\\', '/')
      : fileName,
  )
}
