import { Button, Callout, ErrorState, SkeletonRows, Tabs, toast } from '@talkgraph/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ExampleBot } from '#api/records.js'
import { useDraftsFromWords, useMe } from '../../../api/me.js'
import { codeOf, wordsOf } from '../../../api/problem.js'
import { Page, Stack } from '../../../shell/page.js'
import { useCopyExample, useCopyTemplate } from '../api/mutations.js'
import { useExamples } from '../api/queries.js'
import { FromFile } from './from-file.js'
import { FromScratch } from './from-scratch.js'
import { Gallery } from './gallery.js'
import { keptOwner } from './kept-owner.js'
import { WhoseDialog } from './whose-dialog.js'

const FromWords = lazy(async () => ({ default: (await import('./from-words.js')).FromWords }))
const FromBusiness = lazy(async () => ({
  default: (await import('./from-business.js')).FromBusiness,
}))

/** Makes a bot of an example, of words, of a business in five fields, from scratch or of a file. With `?template=SLUG` in the address a template of the public site is made a bot, at once for who comes from a page of this server or has just signed up for it; a page of another site cannot make bots by its links. */
export function NewBot() {
  const [search, setSearch] = useSearchParams()
  const template = search.get('template')
  const { data: examples, error, refetch, isFetching } = useExamples()
  const ofExample = useCopyExample()
  const ofTemplate = useCopyTemplate()
  const { state } = useLocation()
  const [isWanted, setWanted] = useState(() => comesFromHere() || Object(state).isWanted === true)
  const navigate = useNavigate()
  const { account, member } = useMe()
  /** The example that is taken. */
  const [taken, setTaken] = useState<ExampleBot>()
  const open = (made: string, isImported = false) =>
    void navigate(`/bots/${made}/flow${isImported ? '?imported' : ''}`, { replace: true })
  const onSuccess = (made: string) => {
    toast({ text: 'The bot is yours now, as a draft', tone: 'good' })
    open(made)
  }
  useOnce(
    template !== null && isWanted,
    () =>
      template !== null &&
      ofTemplate.mutate({ template, email: member.email, ...keptOwner(account.id) }, { onSuccess }),
  )
  const canAsk = useDraftsFromWords()
  const wanted = ways.find(way => way === search.get('from')) ?? 'example'
  const from = wanted === 'words' && !canAsk ? 'example' : wanted
  if (template !== null && !isWanted) {
    return (
      <Page title="New bot" back={back}>
        <Callout
          title={`Make a bot of the template “${template.slice(0, 60)}”?`}
          action={
            <Button variant="primary" onClick={() => setWanted(true)}>
              Make the bot
            </Button>
          }
        >
          It begins as a draft: nobody sees it before you publish it.
        </Callout>
      </Page>
    )
  }
  if (template !== null && !ofTemplate.isError) {
    return (
      <Page title="New bot" back={back}>
        <SkeletonRows label="Making a bot of the template" rows={4} />
      </Page>
    )
  }
  return (
    <Page
      title="New bot"
      back={back}
      help="It begins as a draft: nobody sees it before you publish it."
    >
      <Stack>
        {ofTemplate.isError && (
          <NotOfTemplate error={ofTemplate.error} name={ofTemplate.variables.template} />
        )}
        {taken && (
          <WhoseDialog
            title={taken.title}
            open
            onClose={() => setTaken(undefined)}
            onSaid={async owner =>
              onSuccess(await ofExample.mutateAsync({ example: taken.id, ...owner }))
            }
          />
        )}
        <Tabs
          label="What the bot begins with"
          value={from}
          onValueChange={value =>
            setSearch(value === 'example' ? {} : { from: value }, { replace: true })
          }
          tabs={[
            {
              value: 'example',
              label: 'From an example',
              content:
                error && !examples ? (
                  <ErrorState
                    title="The examples could not be loaded"
                    onRetry={refetch}
                    busy={isFetching}
                  >
                    {wordsOf(error)}
                  </ErrorState>
                ) : examples ? (
                  <Gallery
                    examples={examples}
                    busy={ofExample.isPending}
                    onChoose={id => setTaken(examples.find(each => each.id === id))}
                  />
                ) : (
                  <SkeletonRows label="Loading examples" rows={6} />
                ),
            },
            ...(canAsk
              ? [
                  {
                    value: 'words',
                    label: 'From words',
                    content: (
                      <Suspense fallback={<SkeletonRows label="Loading the field" rows={3} />}>
                        <FromWords onMade={open} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
            {
              value: 'business',
              label: 'About your business',
              content: (
                <Suspense fallback={<SkeletonRows label="Loading the fields" rows={5} />}>
                  <FromBusiness onMade={onSuccess} />
                </Suspense>
              ),
            },
            {
              value: 'scratch',
              label: 'From scratch',
              content: <FromScratch onMade={made => open(made)} />,
            },
            {
              value: 'file',
              label: 'Bring your bot',
              content: <FromFile onMade={open} />,
            },
          ]}
        />
      </Stack>
    </Page>
  )
}

function NotOfTemplate({ error, name }: { readonly error: Error; readonly name: string }) {
  return codeOf(error) === 'TEMPLATE_NOT_FOUND' ? (
    <Callout tone="warn" title={`There is no template “${name.slice(0, 60)}” here`}>
      Choose one of these.
    </Callout>
  ) : (
    <Callout tone="bad" title="The template could not be made a bot">
      {wordsOf(error)}
    </Callout>
  )
}

const ways = ['example', 'words', 'business', 'scratch', 'file'] as const

const comesFromHere = () => document.referrer.startsWith(`${location.origin}/`)

const back = { href: '/bots', label: 'Bots' }

/** Acts when a condition holds for the first time, and never again, not even where React draws everything twice. */
function useOnce(isTime: boolean, act: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isTime || isDone.current) return
    isDone.current = true
    act()
  })
}
