import type { KeyboardEvent, ReactNode } from 'react'
import type { Option, PromptItem } from '../../runtime/index.js'
import { useModel } from '../model/widget-model.js'
import { moveFocus } from './move-focus.js'
import { useFlight } from './use-flight.js'
import { useGroupName } from './use-group-name.js'

interface OptionButtonsProps<Offered extends Option> {
  readonly item: PromptItem
  readonly options: readonly Offered[]
  readonly onPick: (option: Offered) => void
  /** What the group is beside its question; `Options` where there is neither. */
  readonly name?: string
  /** It is part of a group that the question names already. */
  readonly isInner?: boolean
  /** The group's class. */
  readonly look?: string
  readonly columns?: number
  /** What stands on a button; its label when it is not given. */
  readonly face?: ((option: Offered) => ReactNode) | undefined
  /** Ids of the boxes ticked so far; makes boxes of the buttons. */
  readonly ticked?: readonly string[]
  readonly children?: ReactNode
}

/** Options as buttons or boxes. After the answer they stay, locked, with what was picked marked. */
export function OptionButtons<Offered extends Option>(props: OptionButtonsProps<Offered>) {
  const { botLocale, t } = useModel()
  const { item, options, onPick, name, isInner, look = '', columns, face, ticked, children } = props
  const named = useGroupName(item, name)
  const picked = useFlight(item.open)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <fieldset
      className={`prompt options ${look}`}
      part="prompt options"
      {...(isInner ? { 'aria-label': name } : named)}
      style={columns ? inColumns(columns) : undefined}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => {
        const isPicked = (ticked ?? item.picked).includes(option.id)
        const chosen = isPicked && !item.open
        const verdict = verdictOn(option.id, item)
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only a box is checked, and it has the role for it
          <button
            key={option.id}
            type="button"
            className="option"
            part={chosen ? 'option picked-option' : 'option'}
            dir={face ? undefined : 'auto'}
            lang={botLocale}
            role={ticked && 'checkbox'}
            aria-checked={ticked && isPicked}
            aria-disabled={item.open ? undefined : true}
            data-verdict={verdict}
            aria-pressed={chosen && !ticked ? true : undefined}
            data-prompt-entry={item.open && index === 0 ? '' : undefined}
            onClick={({ currentTarget }) => {
              if (!item.open) return
              if (!ticked) picked.current = currentTarget
              onPick(option)
            }}
          >
            {face ? face(option) : option.label}
            {chosen && <span className="unseen"> {t('(chosen)')}</span>}
            {verdict && <span className="unseen"> {t(`(${verdict})`)}</span>}
          </button>
        )
      })}
      {children}
    </fieldset>
  )
}

/** As many columns of equal width as are wanted, fewer where letters are so large that a number would not fit. */
const inColumns = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${100 / count}% - .1px, 1.7em), 1fr))`,
  maxWidth: `calc(var(--tg-start) + ${48 * count}px)`,
})

/** Where the bot tells: the right option, and a wrong one that was picked. */
function verdictOn(id: string, { right, picked }: PromptItem): 'right' | 'wrong' | undefined {
  if (right?.includes(id)) return 'right'
  return right && picked.includes(id) ? 'wrong' : undefined
}
