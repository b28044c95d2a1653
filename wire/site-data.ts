import type { Brand } from './brand.js'
import type { Claims } from './claims.js'
import type { SiteGuides } from './site-guides.js'
import type { LegalName } from './site-paths.js'

/** The lists of the public site, each with its own items. */
export type SiteKind = 'template' | 'ai-app' | 'directory' | 'glossary'

/** Which part of a list is asked for; `page` begins at 1, and one beyond the last is the last. */
export interface SiteQuery {
  /** The category's slug. */
  readonly category?: string | undefined
  readonly search?: string | undefined
  readonly page?: number | undefined
}

/** One page of a list. */
export interface SitePage<Item> {
  readonly items: readonly Item[]
  readonly currentPage: number
  readonly totalPages: number
  /** How many items there are on all pages. */
  readonly total: number
}

/** A category with how many items it has. */
export interface SiteCategory {
  readonly name: string
  readonly slug: string
  readonly count: number
}

/** What a flow says and asks first: texts without formatting, and the first options of the question, if it has any. */
export interface FlowOpening {
  readonly says: string
  readonly asks: string
  readonly options: readonly string[]
}

/** A flow as a drawing: where its nodes stand, and which of them (by place in the list) an edge joins. */
export interface FlowSketch {
  readonly opening?: FlowOpening | undefined
  readonly nodes: readonly { readonly x: number; readonly y: number; readonly kind: SketchKind }[]
  readonly edges: readonly (readonly [from: number, to: number])[]
}

/** What a node does, as far as a drawing tells it. */
export type SketchKind = 'says' | 'asks' | 'chooses' | 'calls' | 'steers'

/** What every item of the site has. Dates are ISO 8601. */
export interface SiteItem {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: { readonly name: string; readonly slug: string }
  readonly coverImage?: string | undefined
  /** Of the bot that it is, or that it leads to. */
  readonly sketch?: FlowSketch | undefined
  readonly createdAt: string
  readonly updatedAt: string
}

/** A template as galleries show it. */
export interface TemplateCard extends SiteItem {
  readonly likes: number
  /** How often it was used. */
  readonly forks: number
  readonly tags: readonly string[]
  readonly sketch: FlowSketch
}

/** A template as its page shows it. */
export interface TemplateDetail extends TemplateCard {
  readonly content: GuideContent
  readonly features: readonly TitledText[]
  readonly benefits: readonly TitledText[]
  /** The bot's file as a browser may see it: what the preview plays. */
  readonly bot: Readonly<Record<string, unknown>>
}

/** A heading with a few words below it. */
export interface TitledText {
  readonly title: string
  readonly text: string
}

/** A text with headings, safe to be put into a page as it is; undefined where the stored content cannot be shown. */
export interface GuideContent {
  readonly html: string | undefined
  readonly headings: readonly {
    readonly id: string
    readonly text: string
    readonly level: number
  }[]
}

/** An AI app, or a template of the directory, as its page shows it. */
export interface ArticleItem extends SiteItem {
  /** Where the app is; only AI apps have one. */
  readonly link?: string | undefined
  /** The slug of a template that can be used at once. */
  readonly template?: string | undefined
  readonly content: GuideContent
}

/** A term as the index shows it. */
export interface GlossaryTerm {
  readonly id: string
  readonly slug: string
  readonly term: string
  readonly description: string
}

/** A term as its page shows it. */
export interface GlossaryDetail extends GlossaryTerm {
  readonly content: GuideContent
  readonly related: readonly GlossaryTerm[]
  readonly updatedAt: string
}

/** The terms under one letter. */
export interface GlossaryLetter {
  readonly letter: string
  readonly terms: readonly GlossaryTerm[]
}

/** A directory: items in categories, page by page. */
export interface SiteDirectory {
  list(query?: SiteQuery): Promise<SitePage<SiteItem>>
  /** By its id or its slug. */
  find(id: string): Promise<ArticleItem | undefined>
  categories(): Promise<readonly SiteCategory[]>
  /** The newest, at most six. */
  latest(): Promise<readonly SiteItem[]>
}

/** What was typed into a form, by the names of its fields. */
export type FormFields = Readonly<Record<string, unknown>>

/** What programs tell answers by, whatever their words are. */
export type FormCode =
  /** The address gets the newsletter already. */
  | 'ALREADY_SUBSCRIBED'
  /** Nothing was changed, since the link does not prove whose it is: one that does is mailed. */
  | 'NOT_PROVEN'

/** What comes of a form: `message` is for the visitor, `errors` stand under the fields that they name. */
export interface FormAnswer<Data = null> {
  readonly status: 'success' | 'error'
  readonly code?: FormCode
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  readonly data: Data | null
  /** A cookie to be set with the answer. */
  readonly cookie?: string
}

/** Whose mails are stopped, and which. */
export interface UnsubscribeStatus {
  readonly globallyUnsubscribed: boolean
  readonly campaignUnsubscribes: readonly { readonly campaignId: string }[]
}

/** What somebody wants to read, and how often, by the token of a mail. */
export interface MailWishes {
  readonly email: string
  /** The names of topics, such as `tutorials`. */
  readonly topics: readonly string[]
  readonly frequency: string
  /** Whether newsletters do come: they were asked for, and not stopped. */
  readonly isStopped: boolean
}

/** The calls behind the forms; each counts against the visitor's address, and an excess throws. */
export interface SiteForms {
  /** The value of a form's hidden field `formToken`: proves when the form was shown. */
  token(): string
  /** `cookie` is the request's header: who sent a message is known by it for 24 hours. */
  contact(
    fields: FormFields,
    request?: { readonly cookie?: string | undefined },
  ): Promise<FormAnswer>
  subscribe(fields: FormFields): Promise<FormAnswer>
  /** Confirms a subscription by the token of its mail. */
  verify(token: string): Promise<FormAnswer<{ readonly email: string }>>
  /** Ends all mails by the token of a mail. */
  unsubscribeByToken(token: string): Promise<FormAnswer<UnsubscribeStatus>>
  unsubscribe(fields: FormFields): Promise<FormAnswer<UnsubscribeStatus>>
  resubscribe(fields: FormFields): Promise<FormAnswer<UnsubscribeStatus>>
  /** Without a token of a mail to this address, the same for every address. */
  status(email: string, token?: string): Promise<FormAnswer<UnsubscribeStatus>>
  /** What is wanted at an address, by the token of a mail to it. */
  wishes(token: string): Promise<FormAnswer<MailWishes>>
  /** Changes that. Whoever holds the token has shown that the address is theirs. */
  changeWishes(token: string, fields: FormFields): Promise<FormAnswer<MailWishes>>
  /** Mails a link with a token to an address, if mails come there at all. */
  askWishes(fields: FormFields): Promise<FormAnswer>
  reportAbuse(fields: FormFields): Promise<FormAnswer>
  lead(fields: FormFields): Promise<FormAnswer>
  /** Counts whether a page helped; the caller vouches for its address. */
  helpful(page: string, isHelpful: boolean): Promise<void>
  /** Likes a template, or takes that back (`like` is `no`): one like for each browser, which the cookie of `request` tells. */
  like(
    template: string,
    fields: FormFields,
    request?: { readonly cookie?: string | undefined },
  ): Promise<FormAnswer<TemplateLikes>>
}

/** How many like a template, and whether this visitor does. */
export interface TemplateLikes {
  readonly likes: number
  readonly isLiked: boolean
}

/** A legal text of who runs the server. */
export interface LegalText {
  /** As its first line says it; undefined where that is no title. */
  readonly title: string | undefined
  readonly content: GuideContent
  /** ISO 8601. */
  readonly updatedAt: string
}

/** Who runs the server, as far as they have said. */
export interface SiteOperator {
  /** Where people write to. */
  readonly email?: string | undefined
  /** Where concerns about chats are read. */
  readonly abuseEmails: readonly string[]
  /** Where they are, such as `Pune, India`; '': nothing is shown. */
  readonly city?: string | undefined
  /** The addresses of their pages in social networks. */
  readonly networks?: readonly string[] | undefined
  /** Under whose name the site stands. Absent: the product's own. */
  readonly brand?: Brand | undefined
  /** Where the source of the product is. */
  readonly repository?: string | undefined
}

/** What the pages of the public site are made from. */
export interface SiteData {
  readonly templates: {
    list(query?: SiteQuery): Promise<SitePage<TemplateCard>>
    /** By its id or its slug. */
    find(id: string): Promise<TemplateDetail | undefined>
    categories(): Promise<readonly SiteCategory[]>
    /** Others, those of the same category first, at most six. */
    related(id: string): Promise<readonly TemplateCard[]>
  }
  readonly aiApps: SiteDirectory
  readonly directory: SiteDirectory
  readonly glossary: {
    letters(): Promise<readonly GlossaryLetter[]>
    /** By its id or its slug. */
    find(id: string): Promise<GlossaryDetail | undefined>
  }
  /** The overview article; undefined where none was imported. */
  overview(): Promise<(TitledText & { readonly content: GuideContent }) | undefined>
  /** What who runs the server has written; undefined where they have not. */
  legal(name: LegalName): Promise<LegalText | undefined>
  /** How many items have a page of their own. */
  countAddresses(): Promise<number>
  /** The addresses of items, for the map of the site: at most `most`, after the first `from`, the oldest first. */
  addresses(range: {
    readonly from: number
    readonly most: number
  }): Promise<readonly { readonly path: string; readonly updatedAt: string }[]>
  /** The pages of docs/. */
  readonly guides: SiteGuides
  readonly forms: SiteForms
  readonly operator: SiteOperator
  /** What is claimed on its pages. */
  readonly claims: Claims
  /** What people call the channels on which a bot talks. */
  readonly channels: readonly string[]
  /** The titles of the products that a step works with. */
  readonly connectors: readonly string[]
  /** Those of providers, each with what it can show in sentences. */
  readonly channelPages: readonly ChannelPage[]
}

/** A channel as its page shows it. */
export interface ChannelPage {
  readonly name: string
  readonly title: string
  readonly facts: readonly string[]
}
