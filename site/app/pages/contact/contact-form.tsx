import { Button, Grid, TextArea, TextField } from '@talkgraph/ui'
import { contactErrors } from '@talkgraph/wire/form-rules'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { contact } from '../../../content/contact.js'
import formPage from '../../forms/form-page.module.css'
import { GuardFields } from '../../forms/guard-fields.js'
import { ResultNote } from '../../forms/result-note.js'
import { ResultWindow } from '../../forms/result-window.js'
import { type FormResult, useSiteForm } from '../../forms/use-site-form.js'
import styles from './contact.module.css'
import { Steps } from './steps.js'

/** The second step: who writes, and what. */
export function ContactForm({
  category,
  token: shownWith,
  posted,
  onSent,
}: {
  readonly category: { readonly id: string; readonly name: string }
  readonly token: string
  readonly posted: FormResult | undefined
  /** Called when the visitor has read that the message went off. */
  readonly onSent: () => void
}) {
  const { props, token, errors, isSending, shown, close, inPage } = useSiteForm(contactErrors, {
    token: shownWith,
    posted,
  })
  const [typed] = useState(posted?.typed)
  const field = (name: string) => ({ name, error: errors[name], defaultValue: typed?.[name] })
  const done = () => {
    close()
    if (shown?.status === 'success') onSent()
  }
  return (
    <>
      <Steps at={1} />
      <Link className={styles.back} to="/contact" preventScrollReset>
        <ArrowLeft size={16} aria-hidden="true" />
        {contact.back}
      </Link>
      <p className={styles.chosen}>{category.name}</p>
      <form {...props} className={styles.fields}>
        <ResultNote titles={contact.titles} result={inPage} />
        <GuardFields token={token} />
        <input type="hidden" name="category" value={category.id} />
        <input type="hidden" name="categoryName" value={category.name} />
        <Grid as="div" column="medium" fit>
          <TextField
            label="First name"
            autoComplete="given-name"
            required
            {...field('firstName')}
          />
          <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
        </Grid>
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <TextArea
          label="Message"
          help="At most 5,000 letters."
          rows={6}
          required
          {...field('message')}
        />
        <div className={formPage.actions}>
          <Button type="submit" variant="primary" size="large">
            {isSending ? 'Sending...' : 'Send message'}
          </Button>
        </div>
        <ResultWindow
          titles={contact.titles}
          result={shown}
          isSending={isSending}
          sending={isSending && 'Submitting...'}
          onClose={done}
        />
      </form>
    </>
  )
}
