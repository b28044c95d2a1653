import { text } from 'node:stream/consumers'
import type { Download } from 'playwright'

/** What stands in a file that a page has handed out. */
export const textOf = async (download: Download): Promise<string> =>
  text(await download.createReadStream())
