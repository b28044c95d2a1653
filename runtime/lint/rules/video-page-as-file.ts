import type { Rule } from '../rule.js'

const videoPage =
  /^\s*(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)(?:[:/?#]|\s*$)/i

export const videoPageAsFile: Rule = {
  id: 'video-page-as-file',
  severity: 'warning',
  title: 'The address of a video page in place of a file',
  explanation:
    'The address leads to a page of YouTube or Vimeo, not to a file, so nothing can be shown or played here. Only a video node plays such videos (decision 73).',
  remedy: 'Use a video node for this address, or give the address of a file.',
  *check({ nodes }) {
    for (const { id, type, fields } of nodes)
      for (const { form, name, value, path } of fields) {
        const isFile = form.kind === 'image' || form.kind === 'media' || name === 'captions'
        if (isFile && !(type === 'video' && name === 'video') && videoPage.test(String(value)))
          yield { nodeId: id, field: path, message: 'The address leads to a video page, not to a file.' }
      }
  },
}
