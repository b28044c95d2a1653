import { Button, Dialog, DialogClose, Select, TextField } from '@talkgraph/ui'
import type { EmbeddingsRecord } from '@talkgraph/wire/knowledge'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { knowledgeKey } from '../api/sources.js'

/** Providers whose API has the shape of OpenAI's, with where each is and a model of its. */
const providers = [
  { title: 'OpenAI', address: 'https://api.openai.com/v1', model: 'text-embedding-3-small' },
  { title: 'Mistral', address: 'https://api.mistral.ai/v1', model: 'mistral-embed' },
  { title: 'Azure', address: 'https://NAME.openai.azure.com', model: '' },
  { title: 'Ollama', address: 'http://localhost:11434/v1', model: 'nomic-embed-text' },
  { title: 'LM Studio', address: 'http://localhost:1234/v1', model: '' },
  { title: 'vLLM', address: 'http://localhost:8000/v1', model: '' },
] as const

const other = 'other'

/** Chooses who makes embeddings of an account's pieces; the provider is asked before it is kept. */
export function EmbeddingsForm({
  given,
  onClose,
}: {
  readonly given: EmbeddingsRecord | undefined
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const [first] = providers
  const [values, setValues] = useState({
    address: given?.address ?? first.address,
    model: given?.model ?? first.model,
  })
  const { errors, problem, busy, form } = useForm({
    names: ['address', 'model', 'key'],
    check: ({ address, model }) => ({
      address: URL.canParse(address.trim())
        ? undefined
        : 'An address looks like https://api.example.com/v1.',
      model: checkFilled(model, 'Name a model.'),
    }),
    send: async ({ address, model, key }) => {
      await api.putEmbeddings({ body: { address, model, ...(key !== '' && { key }) } })
      await client.invalidateQueries({ queryKey: knowledgeKey })
      onClose()
    },
  })
  const chosen = providers.find(({ address }) => address === values.address)?.title ?? other
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Find by meaning"
      description="The texts of your sources, and the questions of your visitors, go to this provider."
    >
      <Form problem={problem} {...form}>
        <Select
          label="Provider"
          value={chosen}
          onChange={({ target }) => {
            const found = providers.find(({ title }) => title === target.value)
            setValues(found ? { ...found } : { address: '', model: '' })
          }}
          options={[
            ...providers.map(({ title }) => ({ value: title, label: title })),
            { value: other, label: 'Another one in OpenAI’s shape' },
          ]}
        />
        <TextField
          label="Address"
          name="address"
          inputMode="url"
          maxLength={2000}
          value={values.address}
          onChange={({ target }) => setValues({ ...values, address: target.value })}
          error={errors.address}
        />
        <TextField
          label="Model"
          name="model"
          maxLength={200}
          value={values.model}
          onChange={({ target }) => setValues({ ...values, model: target.value })}
          error={errors.model}
        />
        <TextField
          label="Key"
          name="key"
          type="password"
          autoComplete="off"
          optional
          maxLength={2000}
          help={
            given?.key ? 'Blank, the one that is there stays.' : 'Sealed, and never shown again.'
          }
          error={errors.key}
        />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Try and use it
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
