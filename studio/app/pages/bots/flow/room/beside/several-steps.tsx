import { Button } from '@talkgraph/ui'
import { Blocks, Copy, Group as GroupIcon, Network, Sparkles, Trash2 } from 'lucide-react'
import { useDraftsFromWords } from '#api/me.js'
import { duplicate } from '../../drawing/clipboard/clipboard.js'
import { makeGroup } from '../../drawing/groups/groups.js'
import { align, alignments } from '../../drawing/tidy/align.js'
import { layoutInWorker, tidy } from '../../drawing/tidy/tidy.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import styles from './beside.module.css'

/** What can be done with several steps at once. */
export function SeveralSteps() {
  const flowRoom = useFlowRoom()
  const { actions, room, view } = flowRoom
  const canAsk = useDraftsFromWords() && !actions.isFixed
  const selected = useView(state => state.selected)
  return (
    <section className={styles.several} aria-label="Several steps">
      <h2 className={styles.title}>{`${selected.size} steps`}</h2>
      <Button wide icon={<Network size={16} />} onClick={() => void tidy(flowRoom, layoutInWorker)}>
        Tidy these
      </Button>
      {Object.entries(alignments).map(([how, words]) => (
        <Button key={how} wide onClick={() => isAlignment(how) && align(actions, selected, how)}>
          {words}
        </Button>
      ))}
      <Button
        wide
        icon={<GroupIcon size={16} />}
        onClick={() =>
          actions.run(
            makeGroup(room.state().draft, actions.nextId(), [...selected]),
            `Grouped ${selected.size} steps`,
          )
        }
      >
        Group
      </Button>
      {canAsk && (
        <Button
          wide
          icon={<Sparkles size={16} />}
          onClick={() => view.set({ drawer: 'words', proposing: { kind: 'change' } })}
        >
          Change this part…
        </Button>
      )}
      <Button wide icon={<Blocks size={16} />} onClick={() => view.set({ dialog: 'sub-flow' })}>
        Make a sub-flow…
      </Button>
      <Button wide icon={<Copy size={16} />} onClick={() => duplicate(flowRoom)}>
        Duplicate
      </Button>
      <Button wide icon={<Trash2 size={16} />} onClick={actions.removeSelected}>
        Remove
      </Button>
    </section>
  )
}

const isAlignment = (how: string): how is keyof typeof alignments => Object.hasOwn(alignments, how)
