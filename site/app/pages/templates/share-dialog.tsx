import { Button, copyText, Dialog, TextField, toast } from '@talkgraph/ui'
import { Copy } from 'lucide-react'
import { BrandMark } from '../../brands/brand-mark.js'
import styles from './share.module.css'
import { dialogTargets } from './share-links.js'

/** Offers a template's link to be copied, as it is or as others take it. */
export function ShareDialog({
  link,
  title,
  open,
  onOpenChange,
}: {
  readonly link: string
  readonly title: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) {
  const copy = async (text: string) => {
    if (await copyText(text)) toast({ text: 'Link Copied', tone: 'good' })
    else toast({ text: 'The link could not be copied.', tone: 'bad' })
  }
  return (
    <Dialog title="Share template" open={open} onOpenChange={onOpenChange}>
      <div className={styles.dialog}>
        <TextField
          label="Link"
          readOnly
          value={link}
          onFocus={event => event.currentTarget.select()}
          after={
            <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy(link)}>
              Copy
            </Button>
          }
        />
        <ul className={styles.targets}>
          {dialogTargets.map(({ name, icon, address }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.target}
                onClick={() => void copy(address(link, title))}
              >
                <BrandMark name={icon} size="small" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
