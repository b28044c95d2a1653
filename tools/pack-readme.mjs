// npm shows the README at a package's root, which is the repository's: while the package is packed (`prepack`, `postpack`) the
// one for its readers, src/README.md, stands there.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'

const kept = folder => join(folder, '.cache/README.md')

/** Puts the package's README at a folder's root, with the project's own address. */
export function putPackageReadme(folder) {
  const { homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  mkdirSync(join(folder, '.cache'), { recursive: true })
  // One that a pack left behind which was broken off is the repository's.
  if (!existsSync(kept(folder))) copyFileSync(join(folder, 'README.md'), kept(folder))
  const text = readFileSync(join(folder, 'src/README.md'), 'utf8')
  writeFileSync(
    join(folder, 'README.md'),
    text.replace(/^Documentation: .*$/m, `Documentation: ${homepage}`),
  )
}

/** Puts the repository's README back. */
export function putBackReadme(folder) {
  if (existsSync(kept(folder))) renameSync(kept(folder), join(folder, 'README.md'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'back') putBackReadme(root)
  else putPackageReadme(root)
}
