import { readFileSync } from 'node:fs'
import { claimNames, faultOfClaim, isClaim, type OwnClaims } from '@talkgraph/wire/claims'
import * as v from 'valibot'
import { nearest } from '../../runtime/validate/nearest.js'

const fileSchema = v.record(v.string(), v.unknown())

/** Reads the file of lines that the site claims; `fault` says what is wrong with it, and where. */
export function readClaims(
  path: string,
): { readonly claims: OwnClaims } | { readonly fault: string } {
  let text: string
  let json: unknown
  try {
    text = readFileSync(path, 'utf8')
    json = JSON.parse(text)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  const read = v.safeParse(fileSchema, json)
  if (!read.success || Array.isArray(json))
    return { fault: 'the file: an object such as { "home.teams": false }' }
  const faults = Object.entries(read.output).flatMap(([name, line]) => {
    const fault = faultOf(name, line)
    return fault === undefined ? [] : [`line ${lineOf(text, name)}, ${name}: ${fault}`]
  })
  return faults.length > 0 ? { fault: faults.join('; ') } : { claims: read.output as OwnClaims }
}

function faultOf(name: string, line: unknown): string | undefined {
  if (!isClaim(name)) {
    const near = nearest(name, claimNames)
    return `there is no such line${near === undefined ? '' : `; ${near} is one`}`
  }
  if (line === false) return undefined
  return typeof line === 'string' ? faultOfClaim(name, line) : 'a text, or false to switch it off'
}

const lineOf = (text: string, name: string): number =>
  text.slice(0, Math.max(0, text.indexOf(JSON.stringify(name)))).split('\n').length
