/** Who comes, for those whose site it is. */
export const agent = 'TalkgraphBot'

/** What a page asks of those that come by themselves. */
export interface RobotsWords {
  /** It wants to be in no index. */
  readonly isNoindex: boolean
  /** Its links are not to be followed. */
  readonly isNofollow: boolean
}

/** Words that have a value of their own behind a colon; any other name there is that of somebody who comes. */
const withValue = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/

/** Reads what the headers `X-Robots-Tag` or meta elements of a page say, each as it stands; what is meant for others alone is passed over. */
export function robotsWords(said: readonly string[]): RobotsWords {
  const words = new Set<string>()
  for (const one of said) {
    let isMeant = true
    for (const part of one.toLowerCase().split(',')) {
      const colon = part.indexOf(':')
      const name = part.slice(0, Math.max(0, colon)).trim()
      if (withValue.test(name)) continue
      if (colon >= 0) isMeant = /^(?:\*|robots|talkgraph|talkgraphbot)$/.test(name)
      if (isMeant) words.add(part.slice(colon + 1).trim())
    }
  }
  return {
    isNoindex: words.has('noindex') || words.has('none'),
    isNofollow: words.has('nofollow') || words.has('none'),
  }
}
