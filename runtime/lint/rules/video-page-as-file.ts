import { sitePlayer } from '../../validate/site-video.js'
import type { Rule } from '../rule.js'

const videoPage =
  /^\s*(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)(?:[:/?#]|\s*$)/i

export const videoPageAsFile: Rule = {
  id: 'video-page-as-file',
  severity: 'warning',
  title: 'The address of a video page in place of a file',
  explanation:
    'The address leads to a page of YouTube or Vimeo, not to a file, so nothing can be shown or played here. Only a video step plays such videos, and only from the page of a single video (decision 73).',
  remedy:
    'Give the address of a file, or that of a single video in the field `video` of a video step.',
  *check({ nodes }) {
    for (const { id, fields } of nodes)
      for (const { form, value, path } of fields) {
        const isFile =
          form.kind === 'image' || form.kind === 'media' || ('isFile' in form && form.isFile)
        if (!isFile || typeof value !== 'string' || !videoPage.test(value)) continue
        if (!('playsPages' in form && form.playsPages))
          yield {
            nodeId: id,
            field: path,
            message: 'The address leads to a video page, not to a file.',
          }
        else if (!sitePlayer(value))
          yield { nodeId: id, field: path, message: 'The address leads to no single video.' }
      }
  },
}
