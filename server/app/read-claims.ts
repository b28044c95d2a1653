import { readFileSync, statSync } from 'node:fs'
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
    if (statSync(path).size > mostBytes) return { fault: 'the file: at most 1 MB' }
    text = readFileSync(path, 'utf8')
    json = JSON.parse(text)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  const read = v.safeParse(fileSchema, json)
  if (!read.success || Array.isArray(json))
    return { fault: 'the file: an object such as { "home.teams": false }' }
  const faults: string[] = []
  for (const [name, line] of Object.entries(read.output)) {
    const fault = faultOf(name, line)
    if (fault !== undefined && faults.length === mostFaults) {
      faults.push('and more')
      break
    }
    if (fault !== undefined)
      faults.push(`line ${lineOf(text, name)}, ${name.slice(0, longestName)}: ${fault}`)
  }
  return faults.length > 0 ? { fault: faults.join('; ') } : { claims: read.output as OwnClaims }
}

const mostBytes = 1_000_000
const mostFaults = 20
/** Letters; what is longer is no name of a line, and none is near it. */
const longestName = 100

function faultOf(name: string, line: unknown): string | undefined {
  if (!isClaim(name)) {
    const near = name.length > longestName ? undefined : nearest(name, claimNames)
    return `there is no such line${near === undefined ? '' : `; ${near} is one`}`
  }
  if (line === false) return undefined
  return typeof line === 'string' ? faultOfClaim(name, line) : 'a text, or false to switch it off'
}

const lineOf = (text: string, name: string): number =>
  text.slice(0, Math.max(0, text.indexOf(JSON.stringify(name)))).split('\n').length
