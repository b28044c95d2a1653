import { Button, Dialog, DialogClose, Field, TextField } from '@talkgraph/ui'
import { sourcesPath } from '@talkgraph/wire/knowledge'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SourceRecord } from '../../../api/records.js'
import { request } from '../../../api/request.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { knowledgeKey } from '../api/sources.js'
import { BotChoice, chosenBots } from './bot-choice.js'

const readable = '.png,.jpg,.jpeg,.webp,.pdf,.docx,.md,.markdown,.html,.htm,.txt,.csv,.tsv'

/** Adds a file as a source, and opens its report. */
export function AddFile({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const chosen = () => input.current?.files?.[0]
  const { errors, problem, busy, form } = useForm({
    names: ['file', 'title'],
    check: () => ({ file: chosen() ? undefined : 'Choose a file.' }),
    send: async ({ title }, element) => {
      const file = chosen()
      if (!file) return
      const body = new FormData()
      body.set('kind', 'file')
      if (title.trim() !== '') body.set('title', title.trim())
      body.set('chatbotIds', JSON.stringify(chosenBots(element)))
      body.set('file', file)
      const { source } = await request<{ source: SourceRecord }>('POST', sourcesPath, { body })
      await client.invalidateQueries({ queryKey: knowledgeKey })
      onClose()
      navigate(`/knowledge/${source.id}`)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Add a file"
      description="A PDF, a paper of Word’s, a picture of text, Markdown, HTML, text or a table."
    >
      <Form problem={problem} {...form}>
        <Field label="File" error={errors.file}>
          {control => <input {...control} ref={input} type="file" name="file" accept={readable} />}
        </Field>
        <TextField
          label="Title"
          name="title"
          optional
          maxLength={200}
          help="Blank, it is called as the file is."
        />
        <BotChoice />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Read it
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
