import { Button, IconButton } from '@talkgraph/ui'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Braces,
  Code,
  Ellipsis,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Underline,
} from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { keyOf } from '#keys/press.js'
import styles from './rich.module.css'

interface Tool {
  readonly name: string
  readonly icon: ReactElement
  readonly isOn: (editor: Editor) => boolean
  readonly press: (editor: Editor) => void
}

const mark = (name: string, icon: ReactElement, ...tags: [string, ...string[]]): Tool => ({
  name,
  icon,
  isOn: editor => tags.some(tag => editor.isActive(tag)),
  press: editor => {
    const on = tags.find(tag => editor.isActive(tag))
    editor
      .chain()
      .focus()
      .toggleMark(on ?? tags[0])
      .run()
  },
})

/** The tools in reach, and those behind 'More formats'. */
const tools: readonly Tool[] = [
  mark('Bold', <Bold size={16} />, 'strong', 'b'),
  mark('Italic', <Italic size={16} />, 'em', 'i'),
  {
    name: 'List',
    icon: <List size={16} />,
    isOn: editor => editor.isActive('bulletList'),
    press: editor => editor.chain().focus().toggleBulletList().run(),
  },
]
const moreTools: readonly Tool[] = [
  mark('Underline', <Underline size={16} />, 'u', 'ins'),
  mark('Code', <Code size={16} />, 'code'),
  {
    name: 'Heading',
    icon: <Heading3 size={16} />,
    isOn: editor => editor.isActive('heading'),
    press: editor => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Numbered list',
    icon: <ListOrdered size={16} />,
    isOn: editor => editor.isActive('orderedList'),
    press: editor => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: <Quote size={16} />,
    isOn: editor => editor.isActive('blockquote'),
    press: editor => editor.chain().focus().toggleBlockquote().run(),
  },
]

/** What formats the text that is selected. */
export function RichToolbar({
  editor,
  label,
  onHtml,
}: {
  readonly editor: Editor
  readonly label: string
  readonly onHtml: () => void
}) {
  const [address, setAddress] = useState<string>()
  const [isMore, setMore] = useState(false)
  const shown = isMore ? moreTools : tools
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      marks: [...tools, ...moreTools].filter(tool => tool.isOn(editor)).map(({ name }) => name),
      isLink: editor.isActive('a'),
    }),
  })
  const link = () => {
    const chain = editor.chain().focus().extendMarkRange('a')
    if (address) chain.setMark('a', { href: asAddress(address) }).run()
    else chain.unsetMark('a').run()
    setAddress(undefined)
  }
  if (address !== undefined)
    return (
      <div className={styles.linking}>
        <input
          type="text"
          inputMode="url"
          aria-label="Address of the link"
          placeholder="https://"
          // biome-ignore lint/a11y/noAutofocus: it comes when the button for links is pressed
          autoFocus
          value={address}
          className={styles.address}
          onChange={event => setAddress(event.target.value)}
          onKeyDown={event => {
            if (keyOf(event) === 'Enter') {
              event.preventDefault()
              link()
            }
            if (keyOf(event) === 'Escape') setAddress(undefined)
          }}
        />
        <Button size="small" onClick={link}>
          {address === '' ? 'No link' : 'Set link'}
        </Button>
      </div>
    )
  return (
    <div role="toolbar" aria-label={`Formatting of ${label}`} className={styles.tools}>
      {shown.map(({ name, icon, press }) => (
        <IconButton
          key={name}
          size="small"
          label={name}
          icon={icon}
          aria-pressed={on?.marks.includes(name) === true}
          onPointerDown={event => event.preventDefault()}
          onClick={() => press(editor)}
        />
      ))}
      {isMore ? (
        <button type="button" className={styles.switch} onClick={onHtml}>
          HTML
        </button>
      ) : (
        <>
          <IconButton
            size="small"
            label="Link"
            icon={<Link2 size={16} />}
            aria-pressed={on?.isLink === true}
            onClick={() => setAddress(String(editor.getAttributes('a').href ?? ''))}
          />
          <IconButton
            size="small"
            label="Insert a variable"
            icon={<Braces size={16} />}
            onPointerDown={event => event.preventDefault()}
            onClick={() => editor.chain().focus().insertContent('{').run()}
          />
        </>
      )}
      <IconButton
        size="small"
        label={isMore ? 'First formats' : 'More formats'}
        icon={<Ellipsis size={16} />}
        aria-pressed={isMore}
        onPointerDown={event => event.preventDefault()}
        onClick={() => setMore(!isMore)}
      />
    </div>
  )
}

/** A bare host or mail address becomes one that leads somewhere. */
function asAddress(text: string): string {
  const trimmed = text.trim()
  if (/^(?:https?:|mailto:|tel:|\{)/i.test(trimmed)) return trimmed
  return /^[^\s/@]+@[^\s/@]+$/.test(trimmed) ? `mailto:${trimmed}` : `https://${trimmed}`
}
