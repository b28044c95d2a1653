import { Card } from '@talkgraph/ui'
import { useMe } from '../../../api/me.js'
import { authRequest } from '../../../api/request.js'
import { NameForm } from '../name-form.js'

/** How one is called; visitors see the name when one answers them. */
export const NameCard = () => (
  <Card title="You">
    <NameForm
      missing="Enter your name."
      saved="Your name is saved."
      save={name => authRequest('POST', '/update-user', { body: { name } })}
      autoComplete="name"
      defaultValue={useMe().member.name}
      help="Visitors see it when you answer them."
    />
  </Card>
)
