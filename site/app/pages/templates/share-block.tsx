import { Button, copyText, toast } from '@talkgraph/ui'
import { Link2 } from 'lucide-react'
import { BrandMark } from '../../brands/brand-mark.js'
import styles from './share.module.css'
import { blockTargets, shareBlock } from './share-links.js'

/** Links that share a page, and a button that copies its address. */
export function ShareBlock({ link, title }: { readonly link: string; readonly title: string }) {
  const copy = async () => {
    if (await copyText(link)) toast({ text: 'Link copied to clipboard!', tone: 'good' })
    else toast({ text: 'The link could not be copied.', tone: 'bad' })
  }
  return (
    <section id={shareBlock} className={styles.block} aria-labelledby="share-title">
      <h2 id="share-title" className={styles.heading}>
        Share this template
      </h2>
      <ul className={styles.targets}>
        {blockTargets.map(({ name, icon, address }) => (
          <li key={name}>
            <a
              className={styles.target}
              href={address(link, title)}
              target="_blank"
              rel="noreferrer"
            >
              <BrandMark name={icon} size="small" />
              {name}
            </a>
          </li>
        ))}
        <li>
          <Button icon={<Link2 size={16} aria-hidden="true" />} onClick={() => void copy()}>
            Copy link
          </Button>
        </li>
      </ul>
    </section>
  )
}
