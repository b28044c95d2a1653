import * as v from 'valibot'

/** Addresses behind `/c/` that are no page's. */
const reserved: readonly string[] = ['allowed']

/** The name of a page in its address, whatever the capitals. */
export const pageName = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9-]{1,60}$/, 'A name has 1 to 60 letters from a to z, digits and hyphens'),
  v.check(name => !reserved.includes(name), 'The server needs this name itself'),
)

/** A moment as ISO 8601 has it; a day alone lasts until its end, and without a zone it is UTC. */
export const moment = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i,
    'A moment is like 2027-01-31 or 2027-01-31T18:00:00Z',
  ),
  v.transform(text =>
    text.length === 10
      ? `${text}T23:59:59.999Z`
      : /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
        ? text.toUpperCase()
        : `${text}Z`,
  ),
  v.check(text => Number.isFinite(Date.parse(text)), 'There is no such moment'),
  v.transform(text => new Date(text).toISOString()),
)

/** The letters of a host name, less those of the `_talkgraph.` in front of it where it is proven. */
const mostLetters = 242

/** The host name that an owner points at the server, without a port; those in other scripts as the network has them. */
export const domain = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(mostLetters, `A domain has at most ${mostLetters} characters here`),
  v.regex(/^[^\s/?#@:\\]+$/, 'A domain is a host name alone, like chat.shop.example'),
  v.transform(text => URL.parse(`http://${text.replace(/\.$/, '')}`)?.host ?? ''),
  v.regex(
    /^(?=.{4,242}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/,
    'A domain is a host name alone, like chat.shop.example',
  ),
)
