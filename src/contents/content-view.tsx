import { createElement, type FunctionComponent } from 'react'
import type { Content, ContentKind } from '../../runtime/index.js'
import type { ContentOf, ContentProps } from '../model/content-props.js'
import { FileContent } from './file/file-content.js'
import { ImageContent } from './image/image-content.js'
import { LinkContent } from './link/link-content.js'
import { MediaContent } from './media/media-content.js'
import { TextContent } from './text/text-content.js'

/** How each kind of content looks. */
const contents: { readonly [Kind in ContentKind]: FunctionComponent<ContentProps<Kind>> } = {
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
  return draw(content.kind, content, nodeId)
}

function draw<Kind extends ContentKind>(kind: Kind, content: ContentOf[Kind], nodeId: string) {
  return createElement(contents[kind], { content, nodeId })
}
