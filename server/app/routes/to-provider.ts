import * as v from 'valibot'

/** Where somebody is sent to a provider from, and where they come back. */
export const toProviderPath = '/sign-in/social'
export const fromProviderPath = '/callback/:id'

/** What is there only where a provider is set. */
export const isOfProviders = (path: string): boolean =>
  [toProviderPath, fromProviderPath].includes(path)

const toProviderBody = v.object({
  provider: v.pipe(v.string(), v.maxLength(40)),
  template: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))), null),
  signsUp: v.optional(v.boolean(), false),
})

/** Whether a body says to which provider somebody wants to go. */
export const isToProvider = (body: unknown): boolean => v.is(toProviderBody, body)

/** To which provider somebody is sent, and to which pages of the studio they come back: nothing else is for them to say. */
export function toProvider(body: unknown) {
  const { provider, template, signsUp } = v.parse(toProviderBody, body)
  const way = template ? `?template=${template}` : ''
  const back = signsUp ? `/studio/sign-up${way}` : '/studio'
  return {
    provider,
    callbackURL: back,
    errorCallbackURL: signsUp ? `/studio/sign-up${way}` : '/studio/sign-in',
    requestSignUp: signsUp,
    disableRedirect: true,
  }
}
