/** The pixels of a PNG, read by the browser. */
export async function pixelsOf(page, png) {
  const { width, height, base64 } = await page.evaluate(async text => {
    const bytes = Uint8Array.from(atob(text), sign => sign.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const { width, height } = image
    const drawing = new OffscreenCanvas(width, height).getContext('2d')
    drawing.drawImage(image, 0, 0)
    const { data } = drawing.getImageData(0, 0, width, height)
    let signs = ''
    for (let at = 0; at < data.length; at += 8192)
      signs += String.fromCharCode(...data.subarray(at, at + 8192))
    return { width, height, base64: btoa(signs) }
  }, png.toString('base64'))
  return { width, height, pixels: Buffer.from(base64, 'base64') }
}
