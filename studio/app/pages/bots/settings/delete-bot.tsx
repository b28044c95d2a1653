import { toast } from '@talkgraph/ui'
import { useNavigate } from 'react-router'
import type { BotState } from '#api/records.js'
import { DeleteByName } from '../../../forms/delete-by-name.js'
import { useDelete } from '../api/mutations.js'

/** Deletes a bot once its name was typed: nothing brings it back. */
export function DeleteBot({ bot }: { readonly bot: BotState }) {
  const remove = useDelete(bot.id)
  const navigate = useNavigate()
  const isSubFlow = bot.kind === 'sub-flow'
  const onDelete = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ text: `“${bot.title}” is deleted`, tone: 'good' })
        void navigate(isSubFlow ? '/bots/sub-flows' : '/bots', { replace: true })
      },
    })
  return (
    <DeleteByName
      what={isSubFlow ? 'sub-flow' : 'bot'}
      name={bot.title}
      help={
        isSubFlow
          ? 'With its versions. Bots that play it keep the version that they carry. Nothing brings it back.'
          : 'With its versions, conversations, reports and visitors’ files. Pages show it no more. Nothing brings it back.'
      }
      busy={remove.isPending}
      onDelete={onDelete}
    />
  )
}
