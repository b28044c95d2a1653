import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

/** What a link of the kit takes; `href` is an address within the app or any other. */
export type LinkProps = ComponentProps<'a'> & { readonly href: string }

const PlainLink = (props: LinkProps) => <a {...props} />

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Has every link of the kit drawn by `component`, so that an app with a router goes on without loading a page. */
export const LinkProvider = ({
  component,
  children,
}: {
  readonly component: ComponentType<LinkProps>
  readonly children: React.ReactNode
}) => <LinkContext value={component}>{children}</LinkContext>

/** A link, drawn by the component that the app has named. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext)
  return <Component {...props} />
}
