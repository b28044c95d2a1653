import type { Locator, Page } from 'playwright'
import type { Catalogue } from '../../src/texts/english.js'
import { translateBy } from '../../src/texts/fill.js'

/** The chat on a page, found the way a visitor or a screen reader finds it. */
export class Chat {
  readonly page: Page
  readonly launcher: Locator
  readonly window: Locator
  readonly log: Locator
  readonly field: Locator
  readonly send: Locator
  readonly emoji: Locator
  readonly restart: Locator

  /** In a language other than English, its catalogue. */
  constructor(page: Page, texts: Partial<Catalogue> = {}) {
    const t = translateBy(texts, 'en')
    this.page = page
    this.launcher = page.getByRole('button', {
      name: new RegExp(`^(${t('Open chat')}|${t('Close chat')})( – .+)?$`),
    })
    this.window = page.getByRole('dialog')
    this.log = page.getByRole('log')
    this.field = page.getByRole('textbox', { name: t('Type a message...') })
    this.send = page.getByRole('button', { name: t('Send message') })
    this.emoji = page.getByRole('button', { name: t('Choose an emoji') })
    this.restart = page.getByRole('button', { name: t('Restart conversation') })
  }

  option(name: string): Locator {
    return this.log.getByRole('button', { name })
  }

  /** A box to tick. */
  box(name: string): Locator {
    return this.log.getByRole('checkbox', { name })
  }

  /** Resolves when the transcript shows the text. */
  async hears(text: string): Promise<void> {
    await this.log.getByText(text).last().waitFor()
  }

  /** Resolves when a text may be typed. */
  async isAsked(): Promise<void> {
    await this.page
      .locator('talkgraph-widget textarea:not([disabled])')
      .first()
      .waitFor({ state: 'attached' })
  }

  async says(text: string): Promise<void> {
    await this.isAsked()
    await this.field.fill(text)
    await this.send.click()
  }

  /** What the window's head says, and on what colour. */
  header(): Promise<{ text: string; background: string }> {
    return this.window.evaluate(window => {
      const header = window.querySelector('[part=header]')
      return {
        text: header?.querySelector('[part=title]')?.textContent ?? '',
        background: header ? getComputedStyle(header).backgroundColor : '',
      }
    })
  }

  /** Has the transcript itself the focus? */
  isAtLog(): Promise<boolean> {
    return this.log.evaluate(log => log.matches(':focus'))
  }

  /** The name of what has the focus, inside the widget or on the page. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
      return active?.getAttribute('aria-label') ?? active?.textContent ?? ''
    })
  }
}
