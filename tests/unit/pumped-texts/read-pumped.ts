import { writeSync } from 'node:fs'
import { pumps } from './pumps.js'
import { readers } from './readers.js'

const [, , length, chosen] = process.argv
const careless = { 'careless reader': (text: string) => text.replace(/\s+$/, '') }

// Says what it reads before it reads it: where it is ended, the last is what took long.
for (const [name, read] of Object.entries(chosen === 'careless' ? careless : readers))
  for (const [said, text] of pumps(Number(length))) {
    writeSync(1, `${name}: ${said}\n`)
    read(text)
  }
