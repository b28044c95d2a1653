/** A guide: how a bot comes onto a kind of page. */
export interface InstallGuide {
  /** The last part of its address; empty for the general one. */
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly sections: readonly GuideSection[]
}

/** A part of a guide with an address of its own. */
export interface GuideSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
  /** Taken from the examples, which are built and tried; `SERVER` in place of their server. */
  readonly code?: { readonly title: string; readonly text: string }
  /** A film in place of words. */
  readonly hasVideo?: boolean
}

/** The server that the examples speak to, in whose place a page names its own. */
export const exampleServer = 'http://localhost:8787'

/** The lines of a file from one that holds `from` to the next that holds `to`, moved to the left. */
export function excerpt(file: string, from: string, to: string): string {
  const lines = file.split('\n')
  const start = lines.findIndex(line => line.includes(from))
  const end = lines.findIndex((line, at) => at >= start && line.includes(to))
  if (start < 0 || end < 0) throw new Error(`An example no longer holds '${from}' … '${to}'.`)
  const taken = lines.slice(start, end + 1)
  const indent = Math.min(...taken.filter(line => line.trim()).map(line => line.search(/\S/)))
  return taken.map(line => line.slice(indent)).join('\n')
}
