import { Button, classes, TextArea } from '@talkgraph/ui'
import { type FormEvent, useState } from 'react'
import { presets } from 'talkgraph/themes'
import { api } from '../../../api/client.js'
import { wordsOf } from '../../../api/problem.js'
import { keepProposal } from '../api/kept-proposal.js'
import { useImport } from '../api/mutations.js'
import { AskingProblem, AskingSign } from '../flow/panels/words/asking-sign.js'
import { useAsking } from '../flow/panels/words/use-asking.js'
import styles from '../flow/panels/words/words.module.css'
import from from './from-file.module.css'

/** Drafts a bot from what an owner says that it should do. It opens with one step, and the rest as a proposal beside it. */
export function FromWords({ onMade }: { readonly onMade: (id: string) => void }) {
  const { stage, problem, ask, cancel } = useAsking()
  const make = useImport()
  const [error, setError] = useState<string>()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('words')
    const words = field instanceof HTMLTextAreaElement ? field.value.trim() : ''
    setError(words === '' ? 'Say in a sentence what the bot should do.' : undefined)
    if (words === '' && field instanceof HTMLElement) return field.focus()
    const made = await ask(signal => api.stream.proposeBot({ body: { words } }, { signal }))
    if (!made) return
    const { bot, seq: _, ...proposal } = made
    const id = await make
      .mutateAsync({ ...bot, customizations: presets.ocean.customizations })
      .catch(() => undefined)
    if (id === undefined) return
    keepProposal(id, { ...proposal, kind: 'flow', words, base: null, refused: [] })
    onMade(id)
  }
  const failure = make.isError ? wordsOf(make.error) : problem
  const isBusy = stage !== null || make.isPending
  return (
    <div className={classes(from.area, from.narrow)}>
      <form className={styles.form} noValidate onSubmit={event => void onSubmit(event)}>
        <AskingProblem problem={isBusy ? null : failure} />
        <TextArea
          label="What should it do?"
          name="words"
          rows={6}
          maxLength={4000}
          error={error}
          help="Such as: For a bakery. Greet visitors, answer when we are open, and take orders for cakes: which cake, for how many, for which day, name and phone number."
        />
        <p className={styles.quiet}>
          These words go to the AI provider of this server. What it drafts is checked and played
          before you see it, and you accept it step by step or as a whole. Nobody else sees it
          before you publish it.
        </p>
        {!isBusy && (
          <div className={styles.buttons}>
            <Button type="submit" variant="primary">
              Draft the bot
            </Button>
          </div>
        )}
      </form>
      {stage && <AskingSign stage={stage} onCancel={cancel} />}
    </div>
  )
}
