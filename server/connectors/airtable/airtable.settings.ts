import * as v from 'valibot'
import { defineSettings } from '../../channels/settings.js'
import { apiUrl, apiUrlForm, token } from '../contract/settings-parts.js'

/** Where Airtable's API is. */
export const airtableOrigin = 'https://api.airtable.com'

/** What an owner enters to work with Airtable. */
export const airtableSettings = defineSettings(v.strictObject({ token, apiUrl }), {
  token: {
    title: 'Personal access token',
    help: 'Made at airtable.com/create/tokens with the scopes data.records:read, data.records:write and schema.bases:read, for the bases that bots may use.',
    kind: 'secret',
  },
  apiUrl: apiUrlForm(airtableOrigin),
})
