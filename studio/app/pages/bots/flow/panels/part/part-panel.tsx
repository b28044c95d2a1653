import { namesIn } from 'talkgraph/builder'
import { useBot } from '../../../api/queries.js'
import { UsedBy } from '../../../sub-flows/used-by.js'
import { NameList } from '../../fields/sub-flow/name-list.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import { Panel } from '../panel.js'

/** What belongs to a sub-flow and to no step: what it is given and gives back, and who plays it. */
export function PartPanel({ botId }: { readonly botId: string }) {
  const room = useDraftRoom()
  const inputs = useDraft(({ draft }) => draft.inputs)
  const outputs = useDraft(({ draft }) => draft.outputs)
  const { data } = useBot(botId)
  const write = (field: string, names: readonly string[], title: string) =>
    room.change([{ op: 'bot', path: [field], value: [...names] }], title)
  return (
    <Panel title="Sub-flow">
      <NameList
        title="What it is given"
        help="Names that stand in its texts as {name}. The step that plays it says what is put there."
        names={namesIn(inputs)}
        onChange={names => write('inputs', names, 'Changed what the sub-flow is given')}
      />
      <NameList
        title="What it gives back"
        help="Variables that are set in here. The step that plays it says where they are kept."
        names={namesIn(outputs)}
        onChange={names => write('outputs', names, 'Changed what the sub-flow gives back')}
      />
      {data && <UsedBy part={data.chatbot} />}
    </Panel>
  )
}
