import { existsSync } from 'node:fs'
import type { Logger } from '../../base/log.js'
import type { Store } from '../../store/index.js'
import { importItems } from './import-items.js'
import { saySlip } from './slip.js'

const mark = 'site-seed'

/**
 * Brings in the items of a folder where none was ever brought in; those that are deleted do not come back. What broke off
 * begins anew: the mark is made at the end, and several servers at once bring each item in once.
 */
export async function seedItems(
  { siteItems, kept }: Pick<Store, 'siteItems' | 'kept'>,
  folder: string,
  log: Logger,
): Promise<void> {
  if (!existsSync(folder) || (await kept.find(mark)) !== undefined) return
  const { slips } = await importItems(folder, siteItems)
  for (const slip of slips)
    log.error({ slip: saySlip(slip) }, 'What the site begins with could not be read')
  await kept.put(mark, 'done')
}
