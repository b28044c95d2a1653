import { IconButton, type IconButtonProps } from '../button/icon-button.js'
import { Tooltip } from './tooltip.js'

export type TooltipButtonProps = IconButtonProps & {
  /** A key that does the same, shown beside the name. */
  readonly shortcut?: string
}

/** A button with an icon alone; its name is read out, and shown on hover and focus. */
export const TooltipButton = ({ shortcut, ...props }: TooltipButtonProps) => (
  <Tooltip text={props.label} shortcut={shortcut}>
    <IconButton {...props} />
  </Tooltip>
)
