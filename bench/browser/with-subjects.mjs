import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { withChromium } from '../../tests/browser/chromium.ts'
import { allSubjects, blank } from '../subjects/index.mjs'
import { openPlainChromium } from './plain-chromium.mjs'
import { openSite } from './site.mjs'
import { visit } from './visit.mjs'

/** Serves all subjects and opens a browser for as long as `measure` takes. */
export async function withSubjects(measure) {
  const subjects = await allSubjects()
  const site = await openSite([...subjects, blank])
  const browser = await withChromium(openPlainChromium)
  try {
    // A browser that has just started is busy with itself; that is nobody's to pay for.
    const warming = await visit(browser, site.pageOf(blank))
    await warming.settle()
    await warming.close()
    await measure({
      subjects,
      blank,
      site,
      chromium: browser.name,
      /** Visits a subject's page for as long as `look` takes. */
      visiting: async (subject, look, options) => {
        const missing = Object.values(subject.files ?? {}).find(file => !existsSync(file))
        if (missing)
          throw new Error(`${basename(missing)} is not there: not installed, or not built`)
        const visited = await visit(browser, site.pageOf(subject), options)
        try {
          return await look(visited)
        } finally {
          await visited.close()
        }
      },
    })
    if (site.missing.size > 0)
      console.error('Asked for, but not there:', [...site.missing].join(', '))
  } finally {
    await browser.close()
    await site.close()
  }
}
