import { Button, ErrorState, SkeletonRows, TextArea, TextField, toast } from '@talkgraph/ui'
import { type FocusEvent, useMemo, useState } from 'react'
import { api } from '../../../api/client.js'
import { useMe } from '../../../api/me.js'
import { wordsOf } from '../../../api/problem.js'
import { checkEmail, checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { isAddress, noAddress, whole } from '../../knowledge/api/site-address.js'
import type { BotFile } from '../api/bot-file.js'
import { useImport } from '../api/mutations.js'
import { useExample } from '../api/queries.js'
import { Preview } from '../preview/preview.js'
import { type Business, businessFields, mostQuestions, readQuestions } from './business.js'
import { businessExample, fillExample } from './fill-example.js'
import styles from './from-business.module.css'

/**
 * Makes a bot of what an owner says of a business in a few fields; beside them it plays with what has been said so far. A site is
 * read for it in the background.
 */
export function FromBusiness({ onMade }: { readonly onMade: (id: string) => void }) {
  const example = useExample(businessExample)
  if (example.data) return <Described example={example.data} onMade={onMade} />
  return example.error ? (
    <ErrorState
      title="The fields could not be loaded"
      onRetry={example.refetch}
      busy={example.isFetching}
    >
      {wordsOf(example.error)}
    </ErrorState>
  ) : (
    <SkeletonRows label="Loading the fields" rows={5} />
  )
}

function Described({
  example,
  onMade,
}: {
  readonly example: BotFile
  readonly onMade: (id: string) => void
}) {
  const { member } = useMe()
  const make = useImport()
  const [said, setSaid] = useState<Business>()
  const shown = useMemo(() => (said ? previewOf(example, said) : example), [example, said])
  const { errors, problem, busy, form } = useForm({
    names: businessFields,
    check: ({ name, offer, email, questions, site }) => ({
      name: checkFilled(name, 'Enter the name of the business.'),
      offer: checkFilled(offer, 'Say in a sentence what you offer.'),
      email: checkEmail(email),
      questions: checkQuestions(questions),
      site: site.trim() === '' || isAddress(whole(site)) ? undefined : noAddress,
    }),
    send: async business => {
      const id = await make.mutateAsync(fillExample(example, business))
      if (business.site.trim() !== '') await readSite(id, whole(business.site))
      onMade(id)
    },
  })
  // What is half typed plays nothing anew.
  const onBlur = ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    const data = new FormData(currentTarget)
    const typed = (field: keyof Business) => String(data.get(field) ?? '')
    const next = {
      name: typed('name'),
      offer: typed('offer'),
      visit: typed('visit'),
      email: typed('email'),
      questions: typed('questions'),
      site: typed('site'),
    }
    setSaid(before =>
      businessFields.some(field => before?.[field] !== next[field]) ? next : before,
    )
  }
  return (
    <div className={styles.columns}>
      <Form problem={problem} onBlur={onBlur} {...form}>
        <p className={styles.about}>
          Five fields fill a whole bot, and your web site answers the rest. You can change every
          word of it afterwards.
        </p>
        <TextField
          label="Name of the business"
          name="name"
          maxLength={100}
          autoComplete="organization"
          error={errors.name}
        />
        <TextArea
          label="What do you offer?"
          name="offer"
          rows={2}
          maxLength={1000}
          error={errors.offer}
          help="One or two sentences, such as: Bread and cakes, baked every night."
        />
        <TextArea
          label="When and where are you open?"
          name="visit"
          rows={2}
          maxLength={1000}
          optional
          help="Such as: Monday to Friday 8 to 6, 12 Mill Lane, Leeds. A phone number fits here, too."
        />
        <TextField
          label="E-mail address for messages"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={member.email}
          error={errors.email}
          help="What visitors write to you in the chat is sent there."
        />
        <TextArea
          label="What do visitors ask most?"
          name="questions"
          rows={4}
          maxLength={5000}
          optional
          error={errors.questions}
          placeholder={'Do you take cards? Yes, all of them.\nCan I bring my dog? Gladly.'}
          help="A line for each question, with your answer behind the question mark. Without an answer, visitors are asked for a message."
        />
        <TextField
          label="Your web site"
          name="site"
          inputMode="url"
          maxLength={2000}
          optional
          placeholder="https://example.com"
          error={errors.site}
          help="It is read in the background, and the bot answers what visitors ask from it. See Knowledge."
        />
        <Buttons>
          <Button type="submit" variant="primary" busy={busy}>
            Make the bot
          </Button>
        </Buttons>
      </Form>
      <div className={styles.side}>
        <Preview
          key={JSON.stringify(said)}
          bot={shown}
          label={said ? 'Preview' : 'Preview with a sample business'}
        />
      </div>
    </div>
  )
}

/** The bot is made in any case. */
async function readSite(id: string, address: string): Promise<void> {
  try {
    await api.addSource({ body: { kind: 'site', address, chatbotIds: [id] } })
  } catch (error) {
    toast({ text: `The site is not read: ${wordsOf(error)} Add it in Knowledge.` })
  }
}

const checkQuestions = (lines: string) =>
  readQuestions(lines).length > mostQuestions
    ? `Keep to ${mostQuestions} questions; you can add more in the bot.`
    : undefined

/** What cannot be blank in a bot is the sample's until it has been said. */
const previewOf = (example: BotFile, business: Business): BotFile =>
  fillExample(example, {
    ...business,
    name: business.name.trim() || 'your business',
    offer: business.offer.trim() || 'Here stands what you offer.',
  })
