import { signUpPath } from '@talkgraph/wire/sign-up'
import { Hono } from 'hono'

/** `GET /sign-up`: where the site leads who wants an account, with the template or plan they came for. */
export function signUpRoutes(): Hono {
  return new Hono().get(signUpPath, context => {
    const wanted = new URLSearchParams()
    for (const name of ['template', 'plan']) {
      const value = context.req.query(name)
      if (value !== undefined && /^[a-z0-9-]{1,80}$/.test(value)) wanted.set(name, value)
    }
    // The studio makes a template's bot at once for who comes from a page of this server; a redirect must not hide that.
    context.header('Referrer-Policy', 'same-origin')
    return context.redirect(`/studio/sign-up${wanted.size === 0 ? '' : `?${wanted}`}`, 302)
  })
}
