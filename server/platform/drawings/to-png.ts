import { readFile } from 'node:fs/promises'

let library: Promise<typeof import('@resvg/resvg-wasm')> | undefined

/** Draws an SVG with one typeface, whose file is given if there are letters in it. Takes some 40 ms of a processor. */
export async function toPng(svg: string, font?: string): Promise<Uint8Array<ArrayBuffer>> {
  library ??= open()
  const [{ Resvg }, letters] = await Promise.all([
    library,
    font === undefined ? undefined : readFile(new URL(font)),
  ])
  const drawn = new Resvg(svg, {
    font: { fontBuffers: letters ? [letters] : [], defaultFontFamily: 'Instrument Sans' },
  }).render()
  const png = new Uint8Array(drawn.asPng())
  drawn.free()
  return png
}

async function open() {
  const resvg = await import('@resvg/resvg-wasm')
  await resvg.initWasm(
    await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
  )
  return resvg
}
