import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Emoji, EmojiBook, EmojiCategory } from '../emoji/emoji-book.js'
import { moveFocus } from '../kit/move-focus.js'
import type { PickerProps } from '../model/emojis.js'
import { useModel } from '../model/widget-model.js'
import type { Text } from '../texts/english.js'
import { dress } from './styles.js'

const names: Readonly<Record<string, Text>> = {
  people: 'Smileys and people',
  nature: 'Animals and nature',
  foods: 'Food and drink',
  activity: 'Activities',
  places: 'Travel and places',
  objects: 'Objects',
  symbols: 'Symbols',
  flags: 'Flags',
}

/** Emojis to pick from: a search, the categories, and a grid that arrow keys walk. */
export function Picker({ book, onPick }: PickerProps) {
  const { t } = useModel()
  const [category, setCategory] = useState(0)
  const [wanted, setWanted] = useState('')
  const found = useFound(book, wanted)
  const emojis = found ?? book.categories[category]?.emojis ?? []
  const search = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    dress(search.current)
    search.current?.focus()
  }, [])

  return (
    <>
      <input
        ref={search}
        className="emoji-search"
        type="search"
        placeholder={t('Search emojis')}
        aria-label={t('Search emojis')}
        value={wanted}
        onInput={event => setWanted(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      {!found && <Categories list={book.categories} chosen={category} onChoose={setCategory} />}
      {found?.length === 0 ? (
        <p className="emoji-note">{t('No emojis found')}</p>
      ) : (
        <Grid emojis={emojis} lang={book.language} onPick={onPick} />
      )}
    </>
  )
}

function Categories(props: {
  list: readonly EmojiCategory[]
  chosen: number
  onChoose: (index: number) => void
}) {
  const { t } = useModel()
  return (
    <div className="emoji-categories">
      {props.list.map(({ id, sign }, index) => (
        <button
          key={id}
          type="button"
          className="emoji-category"
          aria-label={names[id] ? t(names[id]) : id}
          aria-pressed={index === props.chosen}
          onClick={() => props.onChoose(index)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}

interface GridProps {
  readonly emojis: readonly Emoji[]
  readonly lang: string
  readonly onPick: (emoji: string) => void
}

function Grid({ emojis, lang, onPick }: GridProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { gridTemplateColumns } = getComputedStyle(event.currentTarget)
    if (moveFocus(event.currentTarget, event.key, gridTemplateColumns.split(' ').length))
      event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside
    <div className="emoji-grid" onKeyDown={onKeyDown}>
      {emojis.map(({ native, name }, index) => (
        <button
          key={native}
          type="button"
          className="emoji-pick"
          lang={lang}
          tabIndex={index === 0 ? 0 : -1}
          aria-label={name}
          title={name}
          onClick={() => onPick(native)}
        >
          {native}
        </button>
      ))}
    </div>
  )
}

/** What a search finds; null while nothing is searched. */
function useFound(book: EmojiBook, wanted: string): readonly Emoji[] | null {
  const [found, setFound] = useState<readonly Emoji[] | null>(null)
  const text = wanted.trim()
  useEffect(() => {
    let isCurrent = true
    const take = (emojis: readonly Emoji[] | null) => void (isCurrent && setFound(emojis))
    if (text) book.search(text).then(take, () => take([]))
    else take(null)
    return () => {
      isCurrent = false
    }
  }, [book, text])
  return found
}
