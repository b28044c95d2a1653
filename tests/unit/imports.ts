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
  return importedFiles.map(({ fileName }) => {
    if (fileName.startsWith('.'))
      return relative(root, resolve(root, file, '..', fileName)).replaceAll('\\', '/')
    return fileName.startsWith('#') ? ownFolder(file, fileName) : fileName
  })
}

/** The file behind a name that a workspace has for a folder of its own, as `imports` of its package.json says. */
function ownFolder(file: string, name: string): string {
  const [workspace = ''] = file.split('/')
  const { imports } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
  const [begin = '', rest = ''] = name.split(/\/(.*)/)
  const [folder] = String(imports[`${begin}/*.js`]).split('*')
  return posix.join(workspace, folder ?? '', rest)
}
