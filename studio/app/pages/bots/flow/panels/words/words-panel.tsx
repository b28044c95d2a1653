import { IconButton } from '@talkgraph/ui'
import { X } from 'lucide-react'
import type { InputOf } from 'talkgraph/client'
import { api } from '#api/client.js'
import { keepProposal, useKeptProposal } from '../../../api/kept-proposal.js'
import { whenSaved } from '../../model/draft/when-saved.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { AskingProblem, AskingSign } from './asking-sign.js'
import { ChangeForm } from './change-form.js'
import { ProposalView } from './proposal-view.js'
import { TranslateForm } from './translate-form.js'
import { useAsking } from './use-asking.js'
import styles from './words.module.css'

type Wanted = Exclude<InputOf<'proposeChange'>['body'], { readonly kind: 'flow' }>

/** A draft from words: what is asked for, and then what is proposed, to be accepted or thrown away. */
export function WordsPanel() {
  const { botId, view, room } = useFlowRoom()
  const kept = useKeptProposal(botId)
  const proposing = useView(state => state.proposing)
  const { stage, problem, ask, cancel } = useAsking()
  const propose = async (words: string, wanted: Wanted) => {
    // The provider is told of the draft as the server has it.
    const saved = () => whenSaved(room, new AbortController().signal)
    const made = await ask(
      signal => api.stream.proposeChange({ chatbotId: botId, body: wanted }, { signal }),
      saved,
    )
    if (!made) return
    view.set({ proposing: null })
    keepProposal(botId, {
      ...made,
      kind: wanted.kind,
      words,
      base: { ...room.state().draft },
      refused: [],
    })
  }
  return (
    <section aria-label="Proposal" className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>Proposal</h2>
        <IconButton
          label="Close the proposal"
          size="small"
          icon={<X size={16} />}
          onClick={() => {
            view.set({ drawer: null })
            view.goTo(null)
          }}
        />
      </header>
      {kept ? (
        <ProposalView kept={kept} />
      ) : (
        <>
          <AskingProblem problem={problem} />
          {proposing?.kind === 'translate' ? (
            <TranslateForm
              wanted={proposing}
              isBusy={stage !== null}
              onAsk={(words, wanted) => void propose(words, { kind: 'translate', ...wanted })}
            />
          ) : (
            <ChangeForm
              isBusy={stage !== null}
              onAsk={(words, wanted) => void propose(words, { kind: 'change', ...wanted })}
            />
          )}
          {stage && <AskingSign stage={stage} onCancel={cancel} />}
        </>
      )}
    </section>
  )
}
