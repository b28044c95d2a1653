import styles from './guard-fields.module.css'

/** What tells people from machines: when the form was shown, and a field that is not drawn and only machines fill in. */
export const GuardFields = ({ token }: { readonly token: string }) => (
  <>
    <input type="hidden" name="formToken" value={token} />
    <div className={styles.away}>
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)
