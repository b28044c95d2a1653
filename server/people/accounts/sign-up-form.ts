import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import { longestPassword, shortestPassword } from './password-rules.js'

const oneLine = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(text =>
      text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim()
        .slice(0, most),
    ),
  )

/** The name of a template or a plan in addresses; anything else is none. */
const slug = v.fallback(
  v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)))),
  null,
)

const shared = {
  name: v.pipe(oneLine(100), v.nonEmpty()),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.check(isEmail)),
  template: slug,
  plan: slug,
}

/** What somebody sends who makes an account. */
export const signUpForm = v.object({
  ...shared,
  password: v.pipe(v.string(), v.minLength(shortestPassword), v.maxLength(longestPassword)),
})

/** What somebody sends who asks for one. */
export const requestForm = v.object({
  ...shared,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
})
