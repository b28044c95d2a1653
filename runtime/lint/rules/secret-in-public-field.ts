import type { Rule } from '../rule.js'

/** What keys of well-known services, tokens and passwords in addresses look like. */
const secrets: readonly (readonly [string, RegExp])[] = [
  ['an API key', /\b(?:sk|rk|pk_live|sk_live|rk_live)[-_][A-Za-z0-9_-]{20}/],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['an API key of Google', /\bAIza[\w-]{35}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{30}|github_pat_\w{30})/],
  ['a token of Slack', /\bxox[abeprs]-[A-Za-z0-9-]{10}/],
  ['a signed token', /\beyJ[\w-]{8,400}\.eyJ[\w-]{8}/],
  ['a bearer token', /\bBearer\s{1,9}[\w.~+/-]{20}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a password', /\b[a-z][a-z\d+.-]{0,30}:\/\/[^\s/:@{}]{1,200}:[^\s/@{}]{1,200}@/i],
]

export const secretInPublicField: Rule = {
  id: 'secret-in-public-field',
  severity: 'error',
  title: 'A secret in a field that browsers see',
  explanation:
    'The field is sent to every visitor’s browser, where anybody can read it. Keys and passwords belong into fields that stay on the server, such as the headers of a webhook or the API key of an AI step (decision 27).',
  remedy: 'Take the secret out, and replace it where it is used: it may have been read already.',
  countsUnreached: true,
  *check({ nodes }) {
    for (const { id, fields } of nodes)
      for (const { isPublic, value, path } of fields) {
        if (!isPublic || typeof value !== 'string') continue
        const found = secrets.find(([, pattern]) => pattern.test(value))
        if (found)
          yield {
            nodeId: id,
            field: path,
            message: `The text holds ${found[0]}, and browsers see it.`,
          }
      }
  },
}
