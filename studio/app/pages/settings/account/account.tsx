import { Card, CopyButton, TextField } from '@talkgraph/ui'
import { api } from '../../../api/client.js'
import { useMe } from '../../../api/me.js'
import { NameForm } from '../name-form.js'
import { SettingsPage } from '../settings-page.js'
import { DeleteAccount } from './delete-account.js'
import { MailTextsCard } from './mail-texts.js'
import { PlanCard } from './plan-card.js'

/** What the account is called, and how it is deleted. */
export const Account = () => (
  <SettingsPage part="Account">
    <AboutCard />
    <MailTextsCard />
    <PlanCard />
    <DeleteAccount />
  </SettingsPage>
)

function AboutCard() {
  const { account } = useMe()
  return (
    <Card
      title="Account"
      help="Bots, members and keys belong to it. Nobody sees another account's."
    >
      <NameForm
        missing="Enter a name for the account."
        saved="The name of the account is saved."
        save={name => api.renameAccount({ body: { name } })}
        autoComplete="organization"
        defaultValue={account.name}
        help="People whom you invite read it."
      >
        <TextField
          label="Id"
          value={account.id}
          readOnly
          help="Operators use it on the command line."
          after={<CopyButton text={account.id} size="medium" />}
        />
      </NameForm>
    </Card>
  )
}
