import { Dialog, Link, toast } from '@talkgraph/ui'
import type { ChannelKind } from '@talkgraph/wire/channels'
import type { ConnectionRecord, ConnectorKind } from '@talkgraph/wire/connections'
import { useChangeConnection, useMakeConnection } from '../../../api/connections.js'
import { ChannelForm } from '../../bots/channels/form/channel-form.js'

/** Connects the account with a product, or changes what was entered. */
export function ConnectionDialog({
  kind,
  record,
  onClose,
}: {
  readonly kind: ConnectorKind
  /** The connection that is changed; undefined where one is made. */
  readonly record?: ConnectionRecord | undefined
  readonly onClose: () => void
}) {
  const make = useMakeConnection()
  const change = useChangeConnection(record?.id ?? '')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={record ? `Change ${record.name}` : `Connect with ${kind.title}`}
      description={
        <>
          {`${kind.help} `}
          <Link href={`/docs/connect/${kind.name}`} target="_blank">
            Where the key is made
          </Link>
        </>
      }
    >
      <ChannelForm
        kind={asChannel(kind)}
        record={record}
        label={record ? 'Store' : `Connect with ${kind.title}`}
        onChanged={noted}
        send={async settings => {
          const { state, name } = record
            ? await change.mutateAsync(settings)
            : await make.mutateAsync({ connector: kind.name, settings })
          toast(
            state === 'ok'
              ? { text: `${name} is connected`, tone: 'good' }
              : { text: `${name} is kept, but its key is not taken`, tone: 'bad' },
          )
          onClose()
        }}
      />
    </Dialog>
  )
}

/** A product's settings are drawn as a channel's are. */
const asChannel = (kind: ConnectorKind): ChannelKind => ({
  name: kind.name,
  title: kind.title,
  fields: kind.fields,
  registersWebhook: false,
  copiesWebhook: false,
  verifyTokenField: null,
  hasTemplates: false,
  sendsTest: true,
  window: null,
})

const noted = () => undefined
