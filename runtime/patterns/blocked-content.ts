import type { Content } from '../node/content.js'
import type { NodeProblem } from '../node/contract.js'
import { isDrawable } from '../node/drawable.js'
import { isMediaAddress } from '../validate/address.js'

/** What may be shown of these contents, without captions that may not be loaded (decision 50). */
export function drawable(contents: readonly Content[]): Content[] {
  return contents.filter(isDrawable).map(withoutBlockedCaptions)
}

/** The problems of contents that may not be shown (decision 50). */
export function blocked(contents: readonly Content[], nodeId: string): NodeProblem[] {
  return contents
    .flatMap(content => {
      if (!isDrawable(content)) return [content.kind]
      return hasBlockedCaptions(content) ? [`${content.kind} captions file`] : []
    })
    .map(what => ({
      type: 'node.problem',
      code: 'BLOCKED_CONTENT',
      message: `The ${what} of the step "${nodeId}" has an address that is not allowed and is not shown. Use http or https.`,
    }))
}

function hasBlockedCaptions(content: Content): boolean {
  return 'captions' in content && !!content.captions && !isMediaAddress(content.captions, 'file')
}

function withoutBlockedCaptions(content: Content): Content {
  if (!('captions' in content) || !hasBlockedCaptions(content)) return content
  const { captions: _, ...rest } = content
  return rest
}
