#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const template = fileURLToPath(new URL('template', import.meta.url))
const placeholder = /pottery/g

const usage = 'Usage: npm create talkgraph-plugin NAME\n'
const [name = '', ...more] = process.argv.slice(2)
const fault = faultOf(name)
if (['--help', '-h'].includes(name)) process.stdout.write(usage)
else if (fault || more.length > 0) {
  process.stderr.write(`${fault ?? `One name is enough, got "${more[0]}" too.`}\n${usage}`)
  process.exitCode = 1
} else {
  create(name, resolve(name))
  process.stdout.write(`The plug-in "${name}" is in ./${name}. Go on with:

  cd ${name}
  npm install
  npm run build
  npm test
`)
}

function faultOf(wanted) {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(wanted))
    return `A plug-in is named by lower-case letters, digits and hyphens, got "${wanted}".`
  return existsSync(resolve(wanted)) ? `There is a folder ./${wanted} already.` : undefined
}

/** Copies the template; its own name becomes the one that is wanted. */
function create(wanted, folder) {
  cpSync(template, folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true })) {
    const path = join(folder, entry)
    if (!statSync(path).isFile()) continue
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(placeholder, wanted))
  }
}
