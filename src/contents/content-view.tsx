import { createElement, type FunctionComponent } from 'react'
import type { Content, ContentKind } from '../../runtime/index.js'
import { type ContentOf, kindOfContent } from '../../runtime/node/content.js'
import type { ContentProps } from '../model/content-props.js'
import type { RareContent } from '../model/rare.js'
import { useModel } from '../model/widget-model.js'
import { FileContent } from './file/file-content.js'
import { ImageContent } from './image/image-content.js'
import { LinkContent } from './link/link-content.js'
import { MediaContent } from './media/media-content.js'
import { TextContent } from './text/text-content.js'

type Looks<Kinds extends ContentKind> = {
  readonly [Kind in Kinds]: FunctionComponent<ContentProps<Kind>>
}

/** How each kind of content looks; that of rare steps and of plug-ins comes with them. */
const contents: Looks<Exclude<ContentKind, RareContent | 'plugin'>> = {
  text: TextContent,
  image: ImageContent,
  video: MediaContent,
  audio: MediaContent,
  file: FileContent,
  html: TextContent,
  link: LinkContent,
}

/** Draws content by its kind. */
export function ContentView({ content, nodeId }: { content: Content; nodeId: string }) {
  const { rare, plugins } = useModel()
  const looks = {
    ...contents,
    ...rare?.contents,
    ...(plugins && { plugin: plugins.Content }),
  }
  return draw(looks, kindOfContent(content), content, nodeId)
}

function draw<Kind extends ContentKind>(
  looks: Partial<Looks<ContentKind>>,
  kind: Kind,
  content: ContentOf[Kind],
  nodeId: string,
) {
  const Look = looks[kind]
  return Look ? createElement<ContentProps<Kind>>(Look, { content, nodeId }) : null
}
