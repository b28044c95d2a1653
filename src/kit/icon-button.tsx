import type { ButtonHTMLAttributes } from 'react'

/** A button with an icon; its name is read out, and shown as a tooltip. */
export function IconButton({
  name,
  ...rest
}: { name: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className="icon-button" title={name} aria-label={name} {...rest} />
}
