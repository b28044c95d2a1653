import type { ButtonHTMLAttributes } from 'react'

/** A button that shows a drawing: its name is read out, and shown to the mouse. */
export function IconButton({ name, ...rest }: { name: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className="icon-button" title={name} aria-label={name} {...rest} />
}
