import type { Page } from 'playwright'
import type { PromptKind } from '../../runtime/index.js'
import { Chat } from './chat.js'

/** What is typed into the composer, by the on-screen keyboard that it asks for. */
const typed: Readonly<Record<string, string>> = {
  text: 'Two loaves',
  email: 'ada@example.com',
  decimal: '7',
  url: 'https://example.com/cake',
  tel: '0791234567',
}

interface Way {
  /** What the focus goes to while a prompt of this kind is open. */
  readonly entry: string
  readonly answer: (chat: Chat) => Promise<unknown>
}

const firstOption: Way = {
  entry: 'button.option:not([role])',
  answer: ({ log }) => log.locator('.option[data-prompt-entry]').click(),
}

/** How a visitor answers each kind of prompt. */
const ways: Record<Exclude<PromptKind, 'plugin'>, Way> = {
  text: {
    entry: 'textarea',
    answer: async chat =>
      chat.says(typed[(await chat.field.getAttribute('inputmode')) ?? ''] ?? 'Ada'),
  },
  choices: firstOption,
  'image-choices': firstOption,
  cards: firstOption,
  rating: firstOption,
  scale: firstOption,
  checks: {
    entry: '[role=checkbox]',
    answer: async ({ log }) => {
      await log.getByRole('checkbox').nth(1).click()
      await log.getByRole('button', { name: 'Done' }).last().click()
    },
  },
  range: {
    entry: '[type=range]',
    answer: async ({ log, page }) => {
      await log.getByRole('slider').last().focus()
      await page.keyboard.press('ArrowRight')
      await log.getByRole('button', { name: 'Done' }).last().click()
    },
  },
  calendar: {
    entry: '.day',
    answer: async ({ log }) => {
      await log.getByRole('button', { name: 'Next month' }).last().click()
      await log.locator('.day[aria-label^=Tuesday]:not([aria-disabled])').first().click()
      await log
        .getByRole('group', { name: 'Available times' })
        .last()
        .getByRole('button')
        .first()
        .click()
    },
  },
  date: {
    entry: '[type=date]',
    answer: async ({ log }) => {
      await log.getByLabel('Date').last().fill('2026-12-24')
      await log.getByRole('button', { name: 'Done' }).last().click()
    },
  },
  time: {
    entry: '[type=time]',
    answer: async ({ log }) => {
      await log.getByLabel('Time').last().fill('17:30')
      await log.getByRole('button', { name: 'Done' }).last().click()
    },
  },
  file: {
    entry: '[type=file]',
    answer: ({ log }) =>
      log
        .locator('[type=file]')
        .last()
        .setInputFiles({ name: 'cake.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(900) }),
  },
  location: {
    entry: '.prompt .field-card [type=text]',
    answer: async ({ log }) => {
      await log.getByLabel('Address or place').last().fill('Main Street 3')
      await log.getByRole('button', { name: 'Send' }).last().click()
    },
  },
}

/** Answers the prompt that is open on a page, in the right shape, by clicking and typing. */
export async function answerPrompt(page: Page): Promise<void> {
  for (const { entry, answer } of Object.values(ways)) {
    if (await page.locator(entry).and(page.locator('[data-prompt-entry]')).count()) {
      await answer(new Chat(page))
      return
    }
  }
  throw new Error('The open prompt is of no kind that this table knows.')
}
