import * as v from 'valibot'
import { defineSettings } from '../../channels/settings.js'
import { apiUrl, apiUrlForm, token } from '../contract/settings-parts.js'

/** Where Zoho keeps the data of a region, and who signs people in there. */
export const zohoRegions = {
  com: {
    title: 'United States (zoho.com)',
    api: 'www.zohoapis.com',
    accounts: 'accounts.zoho.com',
  },
  eu: { title: 'Europe (zoho.eu)', api: 'www.zohoapis.eu', accounts: 'accounts.zoho.eu' },
  in: { title: 'India (zoho.in)', api: 'www.zohoapis.in', accounts: 'accounts.zoho.in' },
  au: {
    title: 'Australia (zoho.com.au)',
    api: 'www.zohoapis.com.au',
    accounts: 'accounts.zoho.com.au',
  },
  jp: { title: 'Japan (zoho.jp)', api: 'www.zohoapis.jp', accounts: 'accounts.zoho.jp' },
  ca: {
    title: 'Canada (zohocloud.ca)',
    api: 'www.zohoapis.ca',
    accounts: 'accounts.zohocloud.ca',
  },
  sa: { title: 'Saudi Arabia (zoho.sa)', api: 'www.zohoapis.sa', accounts: 'accounts.zoho.sa' },
  cn: {
    title: 'China (zoho.com.cn)',
    api: 'www.zohoapis.com.cn',
    accounts: 'accounts.zoho.com.cn',
  },
} as const

const region = v.optional(v.picklist(['com', 'eu', 'in', 'au', 'jp', 'ca', 'sa', 'cn']), 'com')

/** What an owner enters to work with Zoho CRM. */
export const zohoSettings = defineSettings(
  v.pipe(
    v.strictObject({
      region,
      token: v.optional(token),
      clientId: v.optional(token),
      clientSecret: v.optional(token),
      code: v.optional(token),
      refreshToken: v.optional(token),
      apiUrl,
    }),
    v.forward(
      v.check(
        ({ token, clientId, clientSecret, code = '', refreshToken = '' }) =>
          token !== undefined ||
          (clientId !== undefined && clientSecret !== undefined && `${code}${refreshToken}` !== ''),
        'Enter client id, client secret and a code or a refresh token, or an access token',
      ),
      ['clientId'],
    ),
  ),
  {
    region: {
      title: 'Region',
      help: 'Where your account is: the end of the address at which you use Zoho.',
      kind: 'choice',
      choices: Object.entries(zohoRegions).map(([value, { title }]) => ({ value, title })),
    },
    clientId: {
      title: 'Client id',
      help: 'Of a self client, made at api-console.zoho.com.',
      kind: 'text',
    },
    clientSecret: { title: 'Client secret', help: 'Of the same client.', kind: 'secret' },
    code: {
      title: 'Code',
      help: 'Made under Generate Code for the scopes ZohoCRM.modules.ALL,ZohoCRM.settings.fields.READ. It counts once and for minutes; the server fetches a refresh token for it, which stays.',
      kind: 'secret',
    },
    refreshToken: {
      title: 'Refresh token',
      help: 'In place of the code, where you have one already.',
      kind: 'secret',
    },
    token: {
      title: 'Access token',
      help: 'In place of all above. Zoho ends one after an hour.',
      kind: 'secret',
    },
    apiUrl: apiUrlForm('https://www.zohoapis.com'),
  },
)
