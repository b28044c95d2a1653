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
  /** What the lowest and the highest mean; each stands under its level. */
  readonly ends?: readonly [low: string, high: string]
}

/** The most levels that stand in one row. */
const mostInRow = 11

/** A row of whole numbers to pick one from, or rows of about equal length where they are many. */
export function LevelButtons({ item, from, to, name, look = '', face, ends }: LevelButtonsProps) {
  const { conversation, locale } = useModel()
  // A prompt from a browser's storage may ask for more than the runtime ever does.
  const count = Math.min(to - from + 1, 101)
  const rows = Math.ceil(count / mostInRow)
  const columns = Math.ceil(count / rows)
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
      {ends &&
        (rows > 1 ? (
          <EndsOfRows ends={ends} column={(count - 1) % columns} />
        ) : (
          <EndsOfRow ends={ends} />
        ))}
    </OptionButtons>
  )
}

function EndsOfRow({ ends: [low, high] }: { ends: readonly [string, string] }) {
  return (
    <div className="ends">
      <span className="on-page" dir="auto">
        {low}
      </span>
      <span className="on-page" dir="auto">
        {high}
      </span>
    </div>
  )
}

/** The low end stands below the first row, the high one below the last, as far along as its level's `column`. */
function EndsOfRows({
  ends: [low, high],
  column,
}: {
  ends: readonly [string, string]
  column: number
}) {
  return (
    <>
      <div className="ends" style={{ gridRow: 2 }}>
        <span className="on-page" dir="auto">
          {low}
        </span>
      </div>
      <div className="ends" style={{ gridColumn: `1 / ${column + 2}` }}>
        <span className="on-page" dir="auto">
          {high}
        </span>
      </div>
    </>
  )
}
