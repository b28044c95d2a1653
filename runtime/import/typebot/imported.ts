import type { ImportReport } from '../report.js'

/** A bot file that an import has made. */
export type ImportedBot = Readonly<Record<string, unknown>> & { readonly name: string }

/** A bot of another product as one of ours, and what became of each of its blocks. */
export interface Imported {
  readonly bot: ImportedBot
  readonly report: ImportReport
}
