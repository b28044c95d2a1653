/** Why a file of this type is not kept as a picture; undefined where it is. */
export function faultOfImage(type: string): string | undefined {
  if (type === 'image/svg+xml')
    return 'An SVG picture may hold scripts, so it is not kept. Save it as PNG or WebP, and add that.'
  return type.startsWith('image/')
    ? undefined
    : 'This is no picture. Choose a PNG, JPEG, GIF, WebP or AVIF.'
}
