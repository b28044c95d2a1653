import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

const perSheet = 10

/** Puts pictures side by side under their names, ten to a sheet; returns the sheets' files. */
export async function drawSheets(browser, pictures, toFile) {
  const files = []
  for (let start = 0; start < pictures.length; start += perSheet) {
    const file = toFile(files.length + 1)
    await drawSheet(browser, pictures.slice(start, start + perSheet), file)
    files.push(file)
  }
  return files
}

async function drawSheet(browser, pictures, path) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  const figures = await Promise.all(
    pictures.map(async picture => {
      const data = (await readFile(picture)).toString('base64')
      return `<figure><figcaption>${basename(picture, '.png')}</figcaption><img src="data:image/png;base64,${data}"></figure>`
    }),
  )
  await page.setContent(`<!doctype html><style>
body { display: grid; grid-template-columns: repeat(5, 1fr); gap: 12px; margin: 12px; background: #777; font: 13px system-ui }
figure { margin: 0 } figcaption { padding: 2px; color: #fff; overflow: hidden; white-space: nowrap } img { display: block; width: 100% }
</style>${figures.join('')}`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
