import type { LinkProps } from '@talkgraph/ui'
import { Link } from 'react-router'

/** A link of the kit within the studio: an address that begins with one slash is a page of the studio, unless it is downloaded. */
export const RouterLink = ({ href, ...rest }: LinkProps) =>
  rest.download === undefined && (/^\/(?!\/)/.test(href) || href.startsWith('?')) ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  )
