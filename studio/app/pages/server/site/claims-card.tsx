import {
  Badge,
  Button,
  Card,
  Cell,
  Dialog,
  DialogClose,
  EmptyState,
  Switch,
  Table,
  TableHead,
  TextArea,
  TextField,
} from '@talkgraph/ui'
import { faultOfClaim, isClaim, longestClaim } from '@talkgraph/wire/claims'
import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { ServerSiteRecord } from '#api/records.js'
import { faultsAt } from '../../../forms/faults-at.js'
import { Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useChangeSite } from './api-site.js'
import styles from './site.module.css'

type Claim = ServerSiteRecord['claims'][number]

/** How many lines are shown before somebody looks for others. */
const most = 25

/** What the site claims, line by line. */
export function ClaimsCard({ claims }: { readonly claims: readonly Claim[] }) {
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<Claim>()
  const words = search.trim().toLowerCase()
  const found = claims.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(words))
  return (
    <Card
      title="Claims"
      flush
      help="The figures, promises, prices and quotes of the site. What is switched off stands nowhere."
    >
      <div className={styles.search}>
        <TextField
          label="Find a line"
          type="search"
          icon={<Search size={16} aria-hidden="true" />}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title="No line has these words" icon={<Search size={20} />} />
      ) : (
        <Table caption="Claims" stacks>
          <TableHead columns={['Line', 'What it says', 'Shown', null]} />
          <tbody>
            {found.slice(0, most).map(claim => (
              <ClaimRow key={claim.name} claim={claim} onEdit={() => setEdited(claim)} />
            ))}
          </tbody>
        </Table>
      )}
      {found.length > most && (
        <p
          className={styles.more}
        >{`${found.length - most} more: look for a word or a place, such as pricing.`}</p>
      )}
      {edited && <ClaimDialog claim={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

function ClaimRow({ claim, onEdit }: { readonly claim: Claim; readonly onEdit: () => void }) {
  const { name, ours, text, isShown } = claim
  const change = useChangeSite()
  const turn = useMutation({
    mutationFn: (isOn: boolean) =>
      change(
        { claims: { [name]: isOn } },
        isOn ? 'The line is shown.' : 'The line stands nowhere now.',
      ),
  })
  return (
    <tr>
      <Cell quiet label="Line">
        {name}
      </Cell>
      <Cell label="What it says">
        {text} {text !== ours && <Badge tone="accent">Yours</Badge>}
      </Cell>
      <Cell label="Shown">
        <Switch
          label={`Show ${name}`}
          labelHidden
          checked={isShown}
          disabled={turn.isPending}
          onChange={({ currentTarget: { checked } }) => turn.mutate(checked)}
        />
      </Cell>
      <Cell align="end">
        <Button size="small" aria-label={`Change ${name}`} onClick={onEdit}>
          Change
        </Button>
      </Cell>
    </tr>
  )
}

function ClaimDialog({ claim, onClose }: { readonly claim: Claim; readonly onClose: () => void }) {
  const { name, ours, text } = claim
  const change = useChangeSite()
  const back = useMutation({
    mutationFn: () => change({ claims: { [name]: null } }, 'The line is as it was.'),
    onSuccess: onClose,
  })
  const { errors, problem, busy, form } = useForm({
    names: ['line'],
    check: ({ line }) => {
      const fault = isClaim(name) ? faultOfClaim(name, line.trim()) : undefined
      return fault === undefined ? {} : { line: `It should be ${fault}.` }
    },
    send: async ({ line }) => {
      await change({ claims: { [name]: line.trim() } }, 'The line is changed.')
      onClose()
    },
    place: error => {
      const fault = faultsAt(error, [name], 'claims')?.[name]
      return fault === undefined ? undefined : { line: fault }
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button busy={back.isPending} onClick={() => back.mutate()}>
            Put back
          </Button>
          <Button type="submit" form="claim" variant="primary" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <Form problem={problem} id="claim" {...form}>
        <TextArea
          label="What it says"
          name="line"
          rows={4}
          maxLength={longestClaim}
          defaultValue={text}
          error={errors.line}
          help={ours.includes(' | ') ? `Its parts have | between: ${ours}` : `At first: ${ours}`}
        />
      </Form>
    </Dialog>
  )
}
