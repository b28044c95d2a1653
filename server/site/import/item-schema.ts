import * as v from 'valibot'
import type { SiteItemKind } from '../../store/index.js'

const line = (most: number) =>
  v.pipe(
    v.string(`is not a text`),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(most, `is longer than ${most} characters`),
    v.check(text => !/[\p{Cc}]/u.test(text), 'holds a line break or another control character'),
  )
const title = line(120)
const description = line(500)
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no slug: small letters, digits and hyphens'),
)
const address = v.pipe(
  v.string(),
  v.url('is no address'),
  v.regex(/^https:\/\//i, 'does not begin with https://'),
)
const cover = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/|\/(?!\/))\S+$/i,
    'is neither an https address nor a path such as /assets/cover.png',
  ),
)
const date = v.pipe(
  v.union([v.string(), v.date()], 'is no date'),
  v.transform(value => new Date(value)),
  v.check(value => !Number.isNaN(value.getTime()), 'is no date, such as 2026-05-14'),
  v.transform(value => value.toISOString()),
)
const count = v.pipe(
  v.number('is no number'),
  v.integer('is no whole number'),
  v.minValue(0, 'is below 0'),
)
const titledTexts = v.pipe(
  v.array(v.strictObject({ title: line(120), text: line(500) }), 'is no list'),
  v.maxLength(12, 'has more than 12 entries'),
)

const common = {
  slug: v.optional(slug),
  description,
  coverImage: v.optional(cover),
  createdAt: v.optional(date),
  updatedAt: v.optional(date),
  content: v.optional(
    v.pipe(v.string(), v.maxLength(200_000, 'is longer than 200,000 characters')),
    '',
  ),
}

/** What each kind of item may have. */
export const itemSchemas = {
  template: v.strictObject({
    ...common,
    name: title,
    category: title,
    tags: v.optional(
      v.pipe(
        v.array(
          v.union([
            line(60),
            v.pipe(
              v.strictObject({ name: line(60) }),
              v.transform(({ name }) => name),
            ),
          ]),
          'is no list',
        ),
        v.maxLength(20, 'has more than 20 entries'),
      ),
      [],
    ),
    features: v.optional(titledTexts, []),
    benefits: v.optional(titledTexts, []),
    likes: v.optional(count, 0),
    forks: v.optional(count, 0),
    chatbot: line(200),
  }),
  'ai-app': v.strictObject({ ...common, title, category: title, link: address }),
  directory: v.strictObject({ ...common, title, category: title, template: v.optional(slug) }),
  glossary: v.strictObject({
    ...common,
    term: title,
    related: v.optional(
      v.pipe(v.array(slug, 'is no list'), v.maxLength(20, 'has more than 20 entries')),
      [],
    ),
  }),
  overview: v.strictObject({ ...common, title }),
} as const satisfies Record<SiteItemKind, v.GenericSchema>

/** An item of a kind, as it was read. */
export type ReadItem<Kind extends SiteItemKind = SiteItemKind> = v.InferOutput<
  (typeof itemSchemas)[Kind]
>
