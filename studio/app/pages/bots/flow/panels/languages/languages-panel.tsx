import { Button, Checkbox, EmptyState, Menu, MenuItem, Select, toast } from '@talkgraph/ui'
import { Download, Languages, Sparkles, Trash2, Upload } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { localesOf, textsOf, translationOf } from 'talkgraph/builder'
import { languageName } from '#text/language-name.js'
import { saveFile } from '../../../bot/save-file.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import type { Reveal } from '../../model/edit/step-edit.js'
import { Panel } from '../panel.js'
import { AddLanguage } from './add-language.js'
import { exportTexts, type FileKind, type Imported, importTexts } from './files.js'
import styles from './languages.module.css'
import { LostMarks } from './lost-marks-note.js'
import { readText } from './read-text.js'
import { TextTable } from './text-table.js'

/** The bot's texts in other languages: what is missing, each beside its original, and files for translators. */
export function LanguagesPanel({
  onReveal,
  selected = new Set(),
  onTranslate,
}: {
  readonly onReveal: Reveal
  readonly selected?: ReadonlySet<string>
  /** Has what is missing translated, of all steps or of these; absent where nobody can. */
  readonly onTranslate?: ((locale: string, nodeIds?: readonly string[]) => void) | undefined
}) {
  const room = useDraftRoom()
  const draft = useDraft(state => state.draft)
  const locales = localesOf(draft)
  const [picked, setPicked] = useState<string>()
  const [isMissingOnly, setMissingOnly] = useState(false)
  const [fault, setFault] = useState<string>()
  const [lost, setLost] = useState<Imported>()
  const file = useRef<HTMLInputElement>(null)
  const locale = picked !== undefined && locales.includes(picked) ? picked : locales[0]
  const texts = useMemo(() => textsOf(draft), [draft])
  const missing =
    locale === undefined
      ? []
      : texts.filter(text => translationOf(draft, locale, text).trim() === '')
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    try {
      const read = importTexts(room.state().draft, await readText(chosen))
      setFault(undefined)
      setPicked(read.locale)
      const title = `Imported texts in ${languageName(read.locale)}`
      const [refused] = read.changes.length > 0 ? room.change(read.changes, title) : []
      if (refused) return setFault(refused.message)
      setLost(read)
      toast({ text: told(read), tone: 'good' })
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'The file cannot be read.')
    }
  }
  const save = (kind: FileKind) => {
    if (locale === undefined) return
    const { name, text } = exportTexts(room.state().draft, locale, kind)
    saveFile(new Blob([text]), name)
  }
  return (
    <Panel title="Languages">
      <div className={styles.tools}>
        <AddLanguage taken={locales} onAdd={setPicked} />
        <Button icon={<Upload size={16} />} onClick={() => file.current?.click()}>
          Import
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.xlf,.xliff,.xml,text/csv"
          aria-label="File of translations"
          onChange={event => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {lost && lost.lost.length > 0 && (
        <LostMarks imported={lost} onReveal={onReveal} onClose={() => setLost(undefined)} />
      )}
      {locale === undefined ? (
        <EmptyState icon={<Languages size={20} />} title="The bot speaks one language">
          Add another one, and visitors who read it see it by themselves.
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools}>
            <Select
              label="Language"
              value={locale}
              options={locales.map(value => ({ value, label: languageName(value) }))}
              onChange={event => setPicked(event.target.value)}
            />
            <Menu
              trigger={
                <Button icon={<Download size={16} />} variant="quiet">
                  Export
                </Button>
              }
            >
              <MenuItem onSelect={() => save('csv')}>CSV, for spreadsheets</MenuItem>
              <MenuItem onSelect={() => save('xliff-1.2')}>XLIFF 1.2</MenuItem>
              <MenuItem onSelect={() => save('xliff-2.0')}>XLIFF 2.0</MenuItem>
            </Menu>
            <Button
              icon={<Trash2 size={16} />}
              onClick={() => {
                room.change(
                  [{ op: 'bot', path: ['translations', locale] }],
                  `Removed ${languageName(locale)}`,
                )
                toast({ text: `Removed ${languageName(locale)}. Undo brings it back.` })
              }}
            >
              {`Remove ${languageName(locale)}`}
            </Button>
          </div>
          <p className={styles.count}>
            {missing.length === 0
              ? 'Nothing is missing.'
              : `${missing.length} of ${texts.length} texts are missing.`}
          </p>
          {onTranslate && missing.length > 0 && (
            <div className={styles.tools}>
              <Button icon={<Sparkles size={16} />} onClick={() => onTranslate(locale)}>
                Translate what is missing
              </Button>
              {missing.some(({ nodeId }) => selected.has(nodeId)) && (
                <Button variant="quiet" onClick={() => onTranslate(locale, [...selected])}>
                  {selected.size === 1
                    ? 'Of the selected step'
                    : `Of the ${selected.size} selected steps`}
                </Button>
              )}
            </div>
          )}
          <Checkbox
            label="Only what is missing"
            checked={isMissingOnly}
            onChange={event => setMissingOnly(event.target.checked)}
          />
          <TextTable
            key={locale}
            locale={locale}
            texts={isMissingOnly ? missing : texts}
            onReveal={onReveal}
          />
        </>
      )}
    </Panel>
  )
}

function told({ changes, unknown, outdated, twice }: Imported): string {
  const parts = [
    changes.length === 1
      ? '1 text is new or other than before.'
      : `${changes.length} texts are new or other than before.`,
    unknown > 0 && `${unknown} are of texts that the bot does not have.`,
    twice > 0 && `${twice} stand there twice, differently; the last one counts.`,
    outdated > 0 && `${outdated} were made from an original that is another one by now.`,
  ]
  return parts.filter(Boolean).join(' ')
}
