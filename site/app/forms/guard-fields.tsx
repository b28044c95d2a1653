import styles from './guard-fields.module.css'

/** What tells people from machines: when the form was shown, and a field that nobody sees and only machines fill in. */
export const GuardFields = ({ token }: { readonly token: string }) => (
  <>
    <input type="hidden" name="formToken" value={token} />
    <div className={styles.away} aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)
