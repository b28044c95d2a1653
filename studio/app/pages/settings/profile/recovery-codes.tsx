import { CopyButton } from '@talkgraph/ui'
import styles from './two-factor.module.css'

/** Codes that let one in without the app. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <>
    <ul className={styles.codes}>
      {codes.map(code => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <CopyButton text={codes.join('\n')} label="Copy the codes" />
  </>
)
