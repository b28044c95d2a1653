import { Button, TextField } from '@talkgraph/ui'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ExampleBot } from '#api/records.js'
import { counted } from '../../../text/counted.js'
import { useExample } from '../api/queries.js'
import { LoadedPreview } from '../preview/preview.js'
import styles from './gallery.module.css'

/** The bots to begin with, each with a live preview. */
export function Gallery({
  examples,
  busy,
  onChoose,
}: {
  readonly examples: readonly ExampleBot[]
  readonly busy: boolean
  readonly onChoose: (id: string) => void
}) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(examples[0]?.id)
  const side = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    setChosen(id)
    // On a narrow screen the preview stands below the list.
    side.current?.scrollIntoView({ block: 'nearest' })
  }
  const found = examples.filter(example => holds(example, search))
  // What is searched for is shown: never one that the list has not.
  const example = found.find(({ id }) => id === chosen) ?? found[0]
  const flow = useExample(example?.id)
  return (
    <div className={styles.columns}>
      <div className={styles.choice}>
        <TextField
          type="search"
          label="Search examples"
          labelHidden
          placeholder="Search examples"
          icon={<Search size={16} />}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <ul className={styles.list} aria-label="Examples">
          {found.map(({ id, title, description, categoryTitle }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.example}
                aria-pressed={id === example?.id}
                onClick={() => choose(id)}
              >
                <span className={styles.title}>{title}</span>
                <span className={styles.about}>{description}</span>
                <span className={styles.category}>{categoryTitle}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.none}>No example is like this.</li>}
        </ul>
      </div>
      {example && (
        <div className={styles.side} ref={side}>
          <div className={styles.bar}>
            <div>
              <h2 className={styles.heading}>{example.title}</h2>
              <p className={styles.about}>
                {counted(example.steps, 'step')}
                {example.languages.length > 0 &&
                  `, ${counted(example.languages.length + 1, 'language')}`}
              </p>
            </div>
            <Button variant="primary" busy={busy} onClick={() => onChoose(example.id)}>
              Use this example
            </Button>
          </div>
          <LoadedPreview key={example.id} flow={flow} label="Preview" />
        </div>
      )}
    </div>
  )
}

function holds({ title, description, categoryTitle }: ExampleBot, search: string): boolean {
  const text = `${title} ${description} ${categoryTitle}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
