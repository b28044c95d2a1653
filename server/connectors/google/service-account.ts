import { importPKCS8, SignJWT } from 'jose'
import * as v from 'valibot'
import { isRecord } from '../../../runtime/bot/fields.js'
import type { Value } from '../../../runtime/index.js'
import type { AnyFieldForms, FieldForms } from '../../../runtime/node/field-form.js'
import { defineSettings } from '../../channels/settings.js'
import type { SignIn } from '../contract/connector.js'
import type { OAuth } from '../contract/oauth.js'
import { firstText } from '../contract/parts.js'
import type { ConnectorRequest } from '../contract/request.js'
import { apiUrl, apiUrlForm, bearer, token } from '../contract/settings-parts.js'

/** What is needed of the file that Google makes for a service account. */
const keyFile = v.object({
  client_email: v.pipe(v.string(), v.minLength(1)),
  private_key: v.pipe(v.string(), v.includes('PRIVATE KEY')),
  private_key_id: v.optional(v.string()),
  token_uri: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//i)),
    'https://oauth2.googleapis.com/token',
  ),
})

const isKeyFile = (text: string) => v.is(v.pipe(v.string(), v.parseJson(), keyFile), text)

/** The file as JSON, or its text. */
const serviceAccount = v.pipe(
  v.union([v.string(), v.custom<Readonly<Record<string, unknown>>>(isRecord)]),
  v.transform(given => (typeof given === 'string' ? given.trim() : JSON.stringify(given))),
  v.string(),
  v.maxLength(20_000),
  v.check(
    isKeyFile,
    'It is the whole file that Google made: JSON with client_email and private_key',
  ),
)

const schema = v.pipe(
  v.strictObject({ serviceAccount: v.optional(serviceAccount), token: v.optional(token), apiUrl }),
  v.forward(
    v.check(
      given => given.serviceAccount !== undefined || given.token !== undefined,
      'Enter the key of a service account',
    ),
    ['serviceAccount'],
  ),
)

/** What an owner enters to work with a product of Google. */
export type GoogleSettings = v.InferOutput<typeof schema>

/** The settings of a product of Google; `share` says what has to be shared with the service account. */
export function googleSettings(share: string, origin: string) {
  const fields: FieldForms<GoogleSettings> & AnyFieldForms = {
    serviceAccount: {
      title: 'Key of a service account',
      help: `The JSON file that Google Cloud makes under IAM, Service accounts, Keys. ${share}`,
      kind: 'secret',
    },
    token: {
      title: 'Access token',
      help: 'In place of a service account. Google ends one after an hour.',
      kind: 'secret',
    },
    apiUrl: apiUrlForm(origin),
  }
  return defineSettings(schema, fields)
}

/** Signs in to Google with a token, or as a service account by a signed JWT. */
export function googleSignIn({ serviceAccount, token }: GoogleSettings, scope: string): SignIn {
  if (serviceAccount === undefined) return { headers: bearer(token ?? '') }
  const file = v.parse(keyFile, JSON.parse(serviceAccount))
  return {
    exchange: {
      url: file.token_uri,
      path: '',
      form: async now => ({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await signedFor(file, scope, now),
      }),
      headers: bearer,
    },
  }
}

/** How people give access to a product of Google. */
export const googleOAuth = (scope: string, api: string, check?: ConnectorRequest): OAuth => ({
  client: 'google',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  scopes: [scope],
  // Without these no token comes that outlives an hour.
  asks: { access_type: 'offline', prompt: 'consent' },
  api,
  headers: bearer,
  check,
})

/** Google says with the status of what is not allowed that too much was asked at once. */
export const isGoogleBusy = (body: Value): boolean =>
  /^(?:user)?ratelimitexceeded$/i.test(firstText(body, 'error.errors[0].reason') ?? '')

async function signedFor(
  { client_email, private_key, private_key_id, token_uri }: v.InferOutput<typeof keyFile>,
  scope: string,
  now: number,
): Promise<string> {
  const at = Math.floor(now / 1000)
  return new SignJWT({ scope })
    .setProtectedHeader({
      alg: 'RS256',
      typ: 'JWT',
      kid: private_key_id,
    })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(at)
    .setExpirationTime(at + 3600)
    .sign(await importPKCS8(private_key, 'RS256'))
}
