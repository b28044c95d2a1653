import { Button, Dialog, DialogClose, RadioGroup, TextArea, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api/client.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { isAddress, noAddress, whole } from '../api/site-address.js'
import { knowledgeKey } from '../api/sources.js'
import { BotChoice, chosenBots } from './bot-choice.js'

/** Adds a site or a page by its address, and opens its report. */
export function AddSite({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [kind, setKind] = useState<'site' | 'page'>('site')
  const { errors, problem, busy, form } = useForm({
    names: ['address', 'include', 'exclude', 'pages', 'depth'],
    check: ({ address, pages, depth }) => ({
      address: isAddress(whole(address)) ? undefined : noAddress,
      pages: isBetween(pages, mostOf.pages) ? undefined : 'A number from 1 to 10,000.',
      depth: isBetween(depth, mostOf.depth) ? undefined : 'A number from 0 to 50.',
    }),
    send: async ({ address, include, exclude, pages, depth }, element) => {
      const limits = {
        ...(pages && { pages: Number(pages) }),
        ...(depth && { depth: Number(depth) }),
      }
      const crawl = { include: linesOf(include), exclude: linesOf(exclude), limits }
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
            <TextField
              label="How many pages at most"
              name="pages"
              optional
              inputMode="numeric"
              placeholder="500"
              error={errors.pages}
            />
            <TextField
              label="How many links deep"
              name="depth"
              optional
              inputMode="numeric"
              placeholder="10"
              error={errors.depth}
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

const mostOf = { pages: { from: 1, to: 10_000 }, depth: { from: 0, to: 50 } }

/** Whether nothing was typed, or a whole number between these. */
const isBetween = (typed: string, { from, to }: { from: number; to: number }): boolean =>
  typed.trim() === '' || (/^\d{1,5}$/.test(typed.trim()) && +typed >= from && +typed <= to)

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
