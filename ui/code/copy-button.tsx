import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../button/button.js'
import styles from './code.module.css'
import { copyText } from './copy-text.js'

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton({
  text,
  label = 'Copy',
  size = 'small',
}: {
  readonly text: string
  readonly label?: string
  readonly size?: 'small' | 'medium' | 'large'
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  return (
    <span className={styles.copy}>
      <Button
        size={size}
        icon={outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className={styles.said}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Could not copy'}
      </span>
    </span>
  )
}
