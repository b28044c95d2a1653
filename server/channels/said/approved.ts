import type { ApprovedMessage } from '../../../runtime/node/content.js'
import type { Said } from './said.js'

/** What a bot says, message by message: what goes out as an approved message is one by itself (decision 147). */
export function apart({ contents, prompt, own }: Said): readonly Said[] {
  const all: Said[] = []
  let rest: Said['contents'] = []
  for (const content of contents)
    if (content.kind === 'text' && content.approved) {
      if (rest.length > 0) all.push({ contents: rest, prompt: null })
      all.push({ contents: [content], prompt: null })
      rest = []
    } else rest = [...rest, content]
  return rest.length > 0 || prompt !== null || all.length === 0
    ? [...all, { contents: rest, prompt, own: own && Math.min(own, rest.length) }]
    : all
}

/** The approved message that a message of a bot goes out as; undefined for any other. */
export function approvedIn({
  contents: [content],
}: Pick<Said, 'contents'>): ApprovedMessage | undefined {
  return content?.kind === 'text' ? content.approved : undefined
}
