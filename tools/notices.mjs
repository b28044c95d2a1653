// Writes THIRD-PARTY-NOTICES.txt of both packages: which packages of others stand in the files that they bring, and the
// licence of each. Builds note what they took; the build `notices` runs after all of them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { notedPackages } from './build/notices.mjs'
import { root } from './root.mjs'

/** What each package brings, by the builds that made it. */
const published = [
  { name: 'talkgraph', folder: root, builds: ['widget', 'npm'] },
  {
    name: '@talkgraph/server',
    folder: join(root, 'server'),
    builds: ['widget', 'server', 'studio', 'site'],
  },
]
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
const line = '-'.repeat(80)

for (const { name, folder, builds } of published) {
  const packages = new Map(builds.flatMap(foldersOf).map(each => [keyOf(each), each]))
  const texts = [...packages.keys()].toSorted().map(key => noticeOf(packages.get(key)))
  writeFileSync(
    join(folder, 'THIRD-PARTY-NOTICES.txt'),
    `The files of ${name} contain parts of the packages below, each under its own licence.\n\n${texts.join('\n')}`,
  )
}

/** The folders of all packages that a build took something of. */
function foldersOf(build) {
  const noted = readdirSync(notedPackages).filter(file => file.split(/[-.]/)[0] === build)
  if (noted.length === 0)
    throw new Error(`Nothing is noted of ${build}: node tools/build.mjs ${build}`)
  return noted.flatMap(file => JSON.parse(readFileSync(join(notedPackages, file), 'utf8')))
}

function keyOf(folder) {
  const { name, version } = manifestIn(folder)
  return `${name} ${version}`
}

function noticeOf(folder) {
  const { license, author, homepage } = manifestIn(folder)
  const texts = readdirSync(folder)
    .filter(file => licenceFile.test(basename(file)))
    .toSorted()
    .map(file => readFileSync(join(folder, file), 'utf8').trim())
  // A package without a file of its licence names it, and who wrote it.
  const by = typeof author === 'string' ? author : author?.name
  const rest = texts.length > 0 ? texts : [`Licence: ${license}${by ? `. By ${by}` : ''}.`]
  return [line, `${keyOf(folder)} (${license.replace(/^\(|\)$/g, '')})`, homepage, '', ...rest, '']
    .filter(each => each !== undefined)
    .join('\n')
}

function manifestIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
