import type { ApiCall } from './read-call.js'

/** A call written in a language. */
export interface Sample {
  readonly name: string
  readonly code: string
}

/** The names that samples have for what everybody fills in. */
const key = 'YOUR_API_KEY'

/** A call in curl, JavaScript and Python, with the example of its description; `base` is the server with the API's path. */
export function samplesOf(call: ApiCall, base: string): readonly Sample[] {
  const url = `${base}${call.path.replace(/\{(\w+)\}/g, (_, name: string) => inCapitals(name))}`
  const isForm = call.body?.type.startsWith('multipart/') ?? false
  const parts: Parts = {
    method: call.method,
    url,
    isForm,
    json: call.body && !isForm ? JSON.stringify(call.body.example, null, 2) : undefined,
    fields: isForm ? fieldsOf(call) : [],
  }
  return [
    { name: 'curl', code: inCurl(parts) },
    { name: 'JavaScript', code: inJavaScript(parts) },
    { name: 'Python', code: inPython(parts) },
  ]
}

interface Parts {
  readonly method: string
  readonly url: string
  readonly isForm: boolean
  readonly json: string | undefined
  readonly fields: readonly {
    readonly name: string
    readonly value: string
    readonly isFile: boolean
  }[]
}

/** `chatbotId` is `CHATBOT_ID`. */
const inCapitals = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase()

function fieldsOf({ body }: ApiCall): Parts['fields'] {
  return (body?.fields ?? [])
    .filter(({ isRequired }) => isRequired)
    .map(({ name, kind, options, example }) => ({
      name,
      isFile: kind === 'file',
      value: kind === 'file' ? 'icon.png' : (example ?? options[0] ?? ''),
    }))
}

function inCurl({ method, url, json, fields }: Parts): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    `-H 'Authorization: Bearer ${key}'`,
    ...(json === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${json.replaceAll("'", "'\\''")}'`]),
    ...fields.map(({ name, value, isFile }) => `-F '${name}=${isFile ? '@' : ''}${value}'`),
  ]
  return lines.join(' \\\n  ')
}

function inJavaScript({ method, url, isForm, json, fields }: Parts): string {
  const form = fields.map(
    ({ name, value, isFile }) =>
      `form.append('${name}', ${isFile ? 'fileInput.files[0]' : `'${value}'`})`,
  )
  const options = [
    `  method: '${method}',`,
    json === undefined
      ? `  headers: { Authorization: 'Bearer ${key}' },`
      : `  headers: {\n    Authorization: 'Bearer ${key}',\n    'Content-Type': 'application/json',\n  },`,
    ...(json === undefined ? [] : [`  body: JSON.stringify(${json.replaceAll('\n', '\n  ')}),`]),
    ...(isForm ? ['  body: form,'] : []),
  ]
  return [
    ...(isForm ? ['const form = new FormData()', ...form, ''] : []),
    `const response = await fetch('${url}', {`,
    ...options,
    '})',
    'const { success, message, data, error } = await response.json()',
  ].join('\n')
}

function inPython({ method, url, isForm, json, fields }: Parts): string {
  const data = fields
    .filter(({ isFile }) => !isFile)
    .map(({ name, value }) => `'${name}': '${value}'`)
  const files = fields
    .filter(({ isFile }) => isFile)
    .map(({ name, value }) => `'${name}': open('${value}', 'rb')`)
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    '${url}',`,
    `    headers={'Authorization': 'Bearer ${key}'},`,
    ...(json === undefined ? [] : [`    json=${inPythonWords(json).replaceAll('\n', '\n    ')},`]),
    ...(isForm ? [`    data={${data.join(', ')}},`, `    files={${files.join(', ')}},`] : []),
    ')',
    'print(response.json())',
  ].join('\n')
}

/** JSON is Python but for three words; inside of texts they stay. */
const inPythonWords = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"?|\b(?:true|false|null)\b/g, word =>
    word === 'true' ? 'True' : word === 'false' ? 'False' : word === 'null' ? 'None' : word,
  )
