import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { usualBudgets } from '../platform/limits/account-budgets.js'
import { readSettings, unknownSettings } from './settings.js'

test('without an environment the embedded database and port 8787 are used', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    demo: true,
    site: true,
    database: './data/talkgraph.db',
    mail: { folder: resolve('data/outbox') },
    mailRetentionDays: 30,
    uploadRetentionDays: 365,
    largestFile: 25_000_000,
    filesOfAccount: 1_000_000_000,
    threadRetentionDays: 365,
    resultRetentionDays: 365,
    uploads: resolve('data/uploads'),
    siteOperator: { email: undefined, abuseEmails: [], city: undefined, networks: undefined },
    legal: resolve('data/legal'),
    guestLimit: 50,
    budgets: usualBudgets,
    logLevel: 'info',
    allowHosts: [],
    plugins: [],
    trustedProxies: 0,
    socketLimits: {},
    signUp: 'invited',
  })
})

test('every setting is read', () => {
  const secret = 's'.repeat(32)
  expect(
    readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      TALKGRAPH_OPERATION_PORT: '9100',
      TALKGRAPH_DEMO: 'off',
      TALKGRAPH_SITE: 'off',
      TALKGRAPH_SITE_BOT: 'off',
      DATABASE_URL: 'sqlite:///var/lib/bots.db',
      TALKGRAPH_API_KEY: 'a-key-of-mine',
      SITE_EMAIL: 'hello@shop.example',
      SITE_ABUSE_EMAILS: 'abuse@shop.example, content@shop.example',
      SITE_CITY: 'Pune, India',
      SITE_NETWORKS: 'https://www.linkedin.com/company/shop,https://social.example/@shop',
      TALKGRAPH_SECRET: secret,
      TALKGRAPH_IDENTITY_SECRET: secret,
      PUBLIC_URL: 'https://chat.example.com/',
      TALKGRAPH_METRICS_TOKEN: 'a-token-of-mine',
      TALKGRAPH_LOG_LEVEL: 'warn',
      UPLOADS_URL: 'https://me:pw@s3.example.com/bucket?region=eu',
      SMTP_URL: 'smtps://me:pw@mail.example.com',
      TALKGRAPH_MAIL_FROM: 'bots@example.com',
      TALKGRAPH_MAIL_LOGO: 'https://example.com/logo.png',
      TALKGRAPH_MAIL_RETENTION_DAYS: '0',
      TALKGRAPH_UPLOAD_RETENTION_DAYS: '7',
      TALKGRAPH_LARGEST_FILE_MB: '50',
      TALKGRAPH_FILES_PER_ACCOUNT_MB: '2000',
      TALKGRAPH_THREAD_RETENTION_DAYS: '90',
      TALKGRAPH_RESULT_RETENTION_DAYS: '30',
      TALKGRAPH_ACCOUNT_MEGABYTES: '9',
      TALKGRAPH_ACCOUNT_BOTS: '8',
      TALKGRAPH_ACCOUNT_KEYS: '7',
      TALKGRAPH_ACCOUNT_CONNECTIONS: '6',
      TALKGRAPH_ACCOUNT_SECONDS: '5',
      TALKGRAPH_GUEST_MEGABYTES: '5',
      TALKGRAPH_GUEST_BOTS: '4',
      TALKGRAPH_GUEST_KEYS: '3',
      TALKGRAPH_GUEST_CONNECTIONS: '0',
      TALKGRAPH_GUEST_SECONDS: '1',
      TALKGRAPH_AI_URL: 'http://localhost:11434/v1/',
      TALKGRAPH_AI_PROVIDERS:
        'mistral, Azure=https://shop.openai.azure.com/,ollama=http://gpu:11434/v1',
      TALKGRAPH_AI_KEYS: 'main=sk-1=, eu=sk-2',
      TALKGRAPH_ALLOW_HOSTS: 'crm.internal:8080, [::1]:9000,',
      TALKGRAPH_PLUGINS: 'talkgraph-signature, ./plugins/pottery,',
      TALKGRAPH_TRUSTED_PROXIES: '1',
      TALKGRAPH_CONNECTIONS: '5000',
      TALKGRAPH_CONNECTIONS_PER_ADDRESS: '300',
      TALKGRAPH_UNFINISHED_PER_ADDRESS: '50',
      TALKGRAPH_SIGN_UP: 'open',
      TALKGRAPH_GUEST_LIMIT: '5',
      TALKGRAPH_CONNECTOR_SIGN_IN: 'google=id:secret, zoho=http://a:b@localhost:9000',
      TALKGRAPH_SIGN_IN_PROVIDERS:
        'Google=https://id.apps:se%40cret@accounts.google.com/, Our House=https://a:b@login.example/realms/x',
    }),
  ).toEqual({
    port: 0,
    host: '127.0.0.1',
    operationPort: 9100,
    demo: false,
    site: false,
    siteBot: null,
    database: '/var/lib/bots.db',
    apiKey: 'a-key-of-mine',
    secret,
    identitySecret: secret,
    publicUrl: 'https://chat.example.com',
    mail: {
      smtpUrl: 'smtps://me:pw@mail.example.com',
      from: 'bots@example.com',
      brand: { logo: 'https://example.com/logo.png', home: 'https://chat.example.com' },
    },
    mailRetentionDays: 0,
    uploadRetentionDays: 7,
    largestFile: 50_000_000,
    filesOfAccount: 2_000_000_000,
    threadRetentionDays: 90,
    resultRetentionDays: 30,
    metricsToken: 'a-token-of-mine',
    logLevel: 'warn',
    uploads: 'https://me:pw@s3.example.com/bucket?region=eu',
    siteOperator: {
      email: 'hello@shop.example',
      abuseEmails: ['abuse@shop.example', 'content@shop.example'],
      city: 'Pune, India',
      networks: ['https://www.linkedin.com/company/shop', 'https://social.example/@shop'],
    },
    legal: '/var/lib/legal',
    connectorClients: [
      { name: 'google', id: 'id', secret: 'secret' },
      { name: 'zoho', id: 'a', secret: 'b', origin: 'http://localhost:9000' },
    ],
    guestLimit: 5,
    budgets: {
      trusted: { bytes: 9_000_000, bots: 8, keys: 7, connections: 6, seconds: 5 },
      guests: { bytes: 5_000_000, bots: 4, keys: 3, connections: 0, seconds: 1 },
    },
    aiUrl: 'http://localhost:11434/v1',
    aiProviders: [
      { kind: 'mistral', url: 'https://api.mistral.ai/v1' },
      { kind: 'azure', url: 'https://shop.openai.azure.com' },
      { kind: 'ollama', url: 'http://gpu:11434/v1' },
    ],
    aiKeys: new Map([
      ['main', 'sk-1='],
      ['eu', 'sk-2'],
    ]),
    allowHosts: ['crm.internal:8080', '[::1]:9000'],
    plugins: ['talkgraph-signature', './plugins/pottery'],
    trustedProxies: 1,
    socketLimits: { total: 5000, perAddress: 300, unfinishedPerAddress: 50 },
    signUp: 'open',
    providers: [
      {
        id: 'google',
        name: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'id.apps',
        clientSecret: 'se@cret',
      },
      {
        id: 'our-house',
        name: 'Our House',
        issuer: 'https://login.example/realms/x',
        clientId: 'a',
        clientSecret: 'b',
      },
    ],
  })
})

test('providers of sign-ins need the address that they lead back to', () => {
  const env = { TALKGRAPH_SIGN_IN_PROVIDERS: 'Google=https://id:hunter2@accounts.google.com' }
  expect(() => readSettings(env)).toThrow('The setting PUBLIC_URL is absent.')
  expect(() => readSettings(env)).not.toThrow('hunter2')
})

test.each([
  ['sqlite:./a.db', './a.db'],
  ['sqlite:a.db', 'a.db'],
  ['file:///a.db', '/a.db'],
  ['data/a.db', 'data/a.db'],
  [':memory:', ':memory:'],
  ['C:\\bots\\a.db', 'C:\\bots\\a.db'],
  ['postgres://me:pw@db/bots?sslmode=require', 'postgres://me:pw@db/bots?sslmode=require'],
  ['postgresql://db:5432/bots', 'postgresql://db:5432/bots'],
])('the database %s is found at %s', (address, path) => {
  expect(readSettings({ DATABASE_URL: address }).database).toBe(path)
})

test.each([
  ['PORT', '80a', '"80a"'],
  ['PORT', '65536', '"65536"'],
  ['PORT', '-1', '"-1"'],
  ['HOST', 'http://localhost', '"http://localhost"'],
  ['TALKGRAPH_DEMO', 'yes', '"yes"'],
  ['TALKGRAPH_OPERATION_PORT', 'nine', '"nine"'],
  ['DATABASE_URL', 'postgres://me:hunter2@db:port/bots', '"postgres://…@db:port/bots"'],
  ['DATABASE_URL', 'mysql://db/bots', '"mysql://db/bots"'],
  ['TALKGRAPH_SECRET', 'hunter2', 'a text of 7 characters'],
  ['TALKGRAPH_API_KEY', 'hunter2', 'a text of 7 characters'],
  ['PUBLIC_URL', 'chat.example.com', '"chat.example.com"'],
  ['UPLOADS_URL', 'https://me:hunter2@s3.example/', '"https://…@s3.example/"'],
  ['TALKGRAPH_METRICS_TOKEN', 'hunter2', 'a text of 7 characters'],
  ['TALKGRAPH_LOG_LEVEL', 'loud', '"loud"'],
  ['UPLOADS_URL', 'ftp://s3.example/a', '"ftp://s3.example/a"'],
  ['SMTP_URL', 'https://me:hunter2@mail.example', '"https://…@mail.example"'],
  ['TALKGRAPH_MAIL_FROM', 'me', '"me"'],
  ['TALKGRAPH_AI_URL', 'https://me:hunter2@ai.example', '"https://…@ai.example"'],
  ['TALKGRAPH_AI_PROVIDERS', 'azure', '"azure"'],
  ['TALKGRAPH_AI_PROVIDERS', 'acme=https://ai.example', '"acme=https://ai.example"'],
  [
    'TALKGRAPH_AI_PROVIDERS',
    'openai=https://me:hunter2@ai.example',
    '"openai=https://…@ai.example"',
  ],
  ['TALKGRAPH_AI_KEYS', 'hunter2', 'a text of 7 characters'],
  ['PUBLIC_URL', 'ftp://chat.example.com', '"ftp://chat.example.com"'],
  ['TALKGRAPH_ALLOW_HOSTS', 'crm.internal', '"crm.internal"'],
  ['TALKGRAPH_ALLOW_HOSTS', 'http://crm:80', '"http://crm:80"'],
  ['TALKGRAPH_MAIL_RETENTION_DAYS', 'ever', '"ever"'],
  ['TALKGRAPH_MAIL_RETENTION_DAYS', '3651', '"3651"'],
  ['TALKGRAPH_TRUSTED_PROXIES', 'yes', '"yes"'],
  ['TALKGRAPH_CONNECTIONS', '9', '"9"'],
  ['TALKGRAPH_UNFINISHED_PER_ADDRESS', '0', '"0"'],
  ['TALKGRAPH_MAIL_LOGO', 'http://example.com/logo.png', '"http://example.com/logo.png"'],
  ['TALKGRAPH_SIGN_UP', 'closed', '"closed"'],
  ['TALKGRAPH_CONNECTOR_SIGN_IN', 'google=hunter2', 'a text of 14 characters'],
  ['TALKGRAPH_SIGN_IN_PROVIDERS', 'Google=id:hunter2', 'a text of 17 characters'],
  [
    'TALKGRAPH_SIGN_IN_PROVIDERS',
    'https://id:hunter2@accounts.google.com',
    'a text of 38 characters',
  ],
])('%s=%s stops the start and says what it should be', (name, value, shown) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(`The setting ${name} is ${shown}. It should be `)
  expect(read).not.toThrow('hunter2')
})

test('a name that begins like a setting and is none is told with the one that was meant', () => {
  const env = {
    TALKGRAPH_APIKEY: 'x',
    TALKGRAPH_MAIL_RETENTION: '3',
    TALKGRAPH_ZZZ: '',
    TALKGRAPH_DEMO: 'on',
    PORTS: '1',
  }
  expect(unknownSettings(env)).toEqual([
    { name: 'TALKGRAPH_APIKEY', nearest: 'TALKGRAPH_API_KEY' },
    { name: 'TALKGRAPH_MAIL_RETENTION', nearest: 'TALKGRAPH_MAIL_RETENTION_DAYS' },
    { name: 'TALKGRAPH_ZZZ' },
  ])
})
