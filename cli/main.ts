#!/usr/bin/env node
import { nearest } from '../runtime/validate/nearest.js'
import { commands } from './commands.js'

const [name = 'help', ...args] = process.argv.slice(2)
const command = commands.get(name) ?? commands.get('help')
if (!commands.has(name) && !/^-?-?h(elp)?$/.test(name)) {
  const near = nearest(name, commands.keys())
  process.stderr.write(
    `talkgraph has no command "${name}".${near ? ` Did you mean "${near}"?` : ''}\n`,
  )
  process.exitCode = 1
}
const exitCode = await command?.run(args)
if (exitCode) process.exitCode = exitCode
