import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { useMe } from '../../../api/me.js'
import { DeleteByName } from '../../../forms/delete-by-name.js'

/** Deletes the account once its name was typed: nothing brings it back (decision 122). */
export function DeleteAccount() {
  const { account, accounts } = useMe()
  const remove = useMutation({
    mutationFn: () => api.deleteAccount({ body: { name: account.name } }),
    // Nothing of the account stays in this page.
    onSuccess: () => location.assign(accounts.length > 1 ? '/studio/' : '/studio/sign-in?deleted'),
  })
  return (
    <DeleteByName
      what="account"
      name={account.name}
      help="With all its bots, conversations, visitors’ files and keys. Members who work for no other account can sign in no more. Nothing brings it back."
      busy={remove.isPending || remove.isSuccess}
      onDelete={() => remove.mutate()}
    />
  )
}
