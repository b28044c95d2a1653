import { allCalls } from '../all-calls.js'

let made: Promise<string> | undefined

/** The description of the REST API as JSON, made once. */
export function describeApi(): Promise<string> {
  made ??= make()
  return made
}

/** Only who asks for the description loads what makes it. */
async function make(): Promise<string> {
  const { openApiDocument } = await import('./document.js')
  return JSON.stringify(openApiDocument(allCalls))
}
