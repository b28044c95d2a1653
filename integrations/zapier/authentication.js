/** The address of a call of the server that somebody has entered. */
const addressOf = ({ server }, path) => `${String(server).trim().replace(/\/$/, '')}/v1${path}`

/** Shows the account's key with each call. */
function withKey(request, _z, { authData }) {
  if (authData.key) request.headers.Authorization = `Bearer ${authData.key}`
  return request
}

const authentication = {
  type: 'custom',
  fields: [
    {
      key: 'server',
      label: 'Server',
      helpText: 'The address of your Talkgraph server, such as https://chat.example.com.',
      required: true,
      type: 'string',
    },
    {
      key: 'key',
      label: 'API key',
      helpText: 'Made in the studio under Settings, API keys.',
      required: true,
      type: 'password',
    },
  ],
  test: async (z, { authData }) => {
    const { data } = await z.request({ url: addressOf(authData, '/me') })
    return data.data.account
  },
  connectionLabel: '{{name}}',
}

module.exports = { addressOf, authentication, withKey }
