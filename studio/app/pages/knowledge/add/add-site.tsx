import { Button, Dialog, DialogClose, RadioGroup, TextArea, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api/client.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { knowledgeKey } from '../api/sources.js'
import { BotChoice, chosenBots } from './bot-choice.js'

/** Adds a site or a page by its address, and opens its report. */
export function AddSite({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [kind, setKind] = useState<'site' | 'page'>('site')
  const { errors, problem, busy, form } = useForm({
    names: ['address', 'include', 'exclude'],
    check: ({ address }) => ({
      address: URL.canParse(whole(address))
        ? undefined
        : 'An address looks like https://example.com.',
    }),
    send: async ({ address, include, exclude }, element) => {
      const crawl = { include: linesOf(include), exclude: linesOf(exclude) }
      const { source } = await api.addSource({
        body: {
          kind,
          address: whole(address),
          chatbotIds: chosenBots(element),
          ...(kind === 'site' && crawl),
        },
      })
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
      title="Add a site or a page"
      description="It is read in the background, one page a second, as its robots.txt allows."
    >
      <Form problem={problem} {...form}>
        <TextField
          label="Address"
          name="address"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com"
          maxLength={2000}
          error={errors.address}
        />
        <RadioGroup
          label="What is read"
          across
          value={kind}
          onValueChange={value => setKind(value === 'page' ? 'page' : 'site')}
          options={[
            { value: 'site', label: 'The whole site' },
            { value: 'page', label: 'This page alone' },
          ]}
        />
        {kind === 'site' && (
          <>
            <TextArea
              label="Only these paths"
              name="include"
              optional
              rows={2}
              placeholder="/help/*"
              help="One a line; * stands for anything."
            />
            <TextArea
              label="Not these paths"
              name="exclude"
              optional
              rows={2}
              placeholder="/blog/*"
            />
          </>
        )}
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

/** What was typed with its protocol. */
const whole = (address: string): string =>
  address.includes('://') ? address.trim() : `https://${address.trim()}`

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
