const scheme = /^\s*(?:https?:)?\/\//i
const youtube =
  /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i
const vimeo =
  /^(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:(?:\/|\?(?:[^#]*&)?h=)([\da-f]{6,}))?(?![\w-])/i

/** The address of the player for a video on YouTube or Vimeo, given by its page (decision 73); undefined for any other address. */
export function sitePlayer(address: string): string | undefined {
  const place = address.replace(scheme, '')
  if (place === address) return undefined
  const [, id] = youtube.exec(place) ?? []
  if (id) return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`
  const [, film, hash] = vimeo.exec(place) ?? []
  return (
    film && `https://player.vimeo.com/video/${film}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`
  )
}
