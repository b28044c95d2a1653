import { EditorContent } from '@tiptap/react'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterPress } from '#forms/after-press.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { namesFor } from '../text/names-for.js'
import { OfferList } from '../text/offer-list.js'
import type { KeyboardPlace } from '../text/text-control.js'
import type { Typed } from '../text/use-typed.js'
import { textOfDoc } from './doc-text.js'
import styles from './rich.module.css'
import { cleanPasted, parseOptions, richExtensions } from './rich-extensions.js'
import { RichToolbar } from './rich-toolbar.js'
import { htmlOfText } from './text-html.js'
import { useLastingEditor } from './use-lasting-editor.js'
import { type RichOffers, variableNames } from './variable-names.js'

/** The editor of a text with formatting, with its tools beside its label while it has the focus: nothing moves when they come and go. */
export function RichEditor({
  label,
  help,
  error,
  typed,
  standIn,
  keyboard,
  onHtml,
}: {
  readonly label: string
  readonly help: ReactNode
  readonly error: string | undefined
  readonly typed: Typed
  readonly standIn: string | undefined
  /** Where the keyboard was in the text before the editor came. */
  readonly keyboard: RefObject<KeyboardPlace>
  readonly onHtml: () => void
}) {
  const id = useId()
  const room = useDraftRoom()
  const latest = useRef(typed)
  const own = useRef(typed.text)
  const wasOffered = useRef(false)
  const [offers, setOffers] = useState<RichOffers | null>(null)
  useLayoutEffect(() => {
    latest.current = typed
  })
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-autocomplete': 'list',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': error ? `${id}-error ${id}-help` : `${id}-help`,
    class: styles.text ?? '',
    ...(error && { 'aria-invalid': 'true' }),
    ...(typed.text === '' && standIn && { 'data-stand-in': standIn }),
  }
  const editor = useLastingEditor({
    extensions: [
      ...richExtensions,
      variableNames(query => namesFor(room.state().draft, query), setOffers),
    ],
    content: htmlOfText(typed.text),
    parseOptions,
    textDirection: 'auto',
    // The page's policy takes styles from files alone.
    injectCSS: false,
    editorProps: { attributes, transformPastedHTML: cleanPasted },
    onUpdate: ({ editor: { state } }) => {
      own.current = textOfDoc(state.doc.toJSON())
      latest.current.type(own.current)
    },
    onBlur: () => afterPress(() => latest.current.leave()),
  })
  useLayoutEffect(() => {
    if (!keyboard.current) return
    const end = editor.state.doc.content.size
    editor.commands.setTextSelection({ from: keyboard.current === 'all' ? 0 : end, to: end })
    // At once: the library's own command waits for a frame, and what is typed until then would go nowhere.
    editor.view.focus()
    keyboard.current = null
  }, [editor, keyboard])
  const written = JSON.stringify(attributes)
  useEffect(() => {
    editor.setOptions({
      editorProps: { attributes: JSON.parse(written), transformPastedHTML: cleanPasted },
    })
  }, [editor, written])
  useEffect(() => {
    // In a dialog the editor is drawn later than this; until it offers something there is nothing to say.
    if (!offers && !wasOffered.current) return
    wasOffered.current = true
    const dom = editor.view.dom
    const name = offers?.offers.length ? `${id}-list-${offers.active}` : undefined
    for (const [attribute, value] of [
      ['aria-activedescendant', name],
      ['aria-controls', name && `${id}-list`],
    ] as const)
      if (value) dom.setAttribute(attribute, value)
      else dom.removeAttribute(attribute)
  }, [editor, offers, id])
  // Before the next key: later, what was typed meanwhile would be taken for somebody else's text.
  useLayoutEffect(() => {
    if (typed.text === own.current) return
    own.current = typed.text
    editor.commands.setContent(htmlOfText(typed.text), { emitUpdate: false, parseOptions })
  }, [editor, typed.text])
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a convenience of the mouse, as labels have */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <span id={`${id}-label`} className={styles.label} onClick={() => editor.commands.focus()}>
          {label}
        </span>
        <RichToolbar editor={editor} label={label} onHtml={onHtml} />
      </div>
      <div className={styles.frame}>
        <EditorContent editor={editor} />
        <OfferList
          id={`${id}-list`}
          offers={offers?.offers ?? []}
          active={offers?.active ?? 0}
          onTake={name => offers?.take(name)}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
    </div>
  )
}
