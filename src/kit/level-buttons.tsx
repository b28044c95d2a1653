import type { ReactNode } from 'react'
import type { PromptItem } from '../../runtime/index.js'
import { useModel } from '../model/widget-model.js'
import { OptionButtons } from './option-buttons.js'

interface LevelButtonsProps {
  readonly item: PromptItem
  readonly from: number
  readonly to: number
  readonly name: string
  readonly look?: string
  readonly face?: ((level: number) => ReactNode) | undefined
  readonly children?: ReactNode
}

/** A row of whole numbers to pick one from, broken into rows of about equal length, at most six in each. */
export function LevelButtons({ item, from, to, name, look = '', face, children }: LevelButtonsProps) {
  const { conversation, locale } = useModel()
  // A prompt from a browser's storage may ask for more than the runtime ever does.
  const count = Math.min(to - from + 1, 101)
  const columns = Math.ceil(count / Math.ceil(count / 6))
  const options = [...Array(count).keys()].map(index => {
    const level = from + index
    return { id: String(level), label: level.toLocaleString(locale) }
  })
  return (
    <OptionButtons
      item={item}
      options={options}
      name={name}
      look={`levels ${look}`}
      columns={columns}
      face={face && (({ id }) => face(Number(id)))}
      onPick={({ id }) => conversation.answer(Number(id))}
    >
      {children}
    </OptionButtons>
  )
}
