import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.js'

const node = (id: string, type: string, data: object) => ({ id, type, data })
const file = (nodes: object[], edges: object[] = [], more: object = {}) =>
  JSON.stringify({ name: 'Shop', elements: [{ nodes, edges }], ...more })
const hello = node('a', 'welcome-node', { text: 'Hello!' })
const cakes = (choices: object[]) =>
  node('b', 'n-choices-node', { choicePrompt: 'Which cake?', choices })
const plum = { id: 'plum', choiceText: 'Plum' }
const cheese = { id: 'cheese', choiceText: 'Cheese' }
const nothing = { nodes: [], edges: [], looks: [], settings: [], others: [], left: 0 }

test('two versions that say the same have no changes, however their fields are ordered or steps placed', () => {
  const before = file([{ ...hello, data: { text: 'Hello!', image: '' }, position: { x: 1, y: 1 } }])
  const after = file([{ ...hello, data: { image: '', text: 'Hello!' }, position: { x: 9, y: 9 } }])
  expect(compareVersions(before, after)).toEqual(nothing)
})

test('names steps that are new, gone and changed by what they say', () => {
  const before = file([hello, node('c', 'message-node', { text: 'Bye' })])
  const after = file([
    node('a', 'welcome-node', { text: 'Good day!' }),
    node('d', 'ask-name-node', { questionText: 'Your name?' }),
  ])
  expect(compareVersions(before, after).nodes).toMatchObject([
    { change: 'added', id: 'd', title: 'Your name?' },
    { change: 'removed', id: 'c', title: 'Bye', kind: 'Message' },
    {
      change: 'changed',
      id: 'a',
      title: 'Good day!',
      fields: [{ path: 'text', before: 'Hello!', after: 'Good day!' }],
    },
  ])
})

test('names a step that plays a sub-flow after that', () => {
  const part = { name: 'Ask the address', nodes: [hello], edges: [] }
  const home = node('home', 'sub-flow', { subFlowId: 'p', version: 2 })
  const after = file([hello, home], [{ source: 'a', target: 'home' }], {
    subFlows: { 'p@2': part },
  })
  const { nodes, edges } = compareVersions(file([hello]), after)
  expect(nodes).toMatchObject([
    { change: 'added', id: 'home', title: 'Ask the address', kind: 'Sub-flow' },
  ])
  expect(edges).toMatchObject([{ change: 'added', to: 'Ask the address' }])
  expect(compareVersions(after, file([hello])).nodes).toMatchObject([{ title: 'Ask the address' }])
})

test('tells of a list which entry changed, came, went and moved', () => {
  const fieldsOf = (one: object[], other: object[]) =>
    compareVersions(file([hello, cakes(one)]), file([hello, cakes(other)])).nodes[0]?.fields
  expect(fieldsOf([plum], [{ ...plum, choiceText: 'Plum tart' }])).toMatchObject([
    { path: 'choices.plum.choiceText', before: 'Plum', after: 'Plum tart' },
  ])
  expect(fieldsOf([plum], [plum, cheese])).toMatchObject([
    { path: 'choices.cheese', title: 'Choices › Choice 2', before: null, after: 'Cheese' },
  ])
  expect(fieldsOf([plum, cheese], [cheese, plum])).toMatchObject([
    { path: 'choices', before: 'Plum, Cheese', after: 'Cheese, Plum' },
  ])
})

test('tells ways between steps in words, by the text of the exit', () => {
  const nodes = [hello, cakes([plum, cheese]), node('c', 'message-node', { text: 'Bye' })]
  const plain = { source: 'a', target: 'b' }
  const before = file(nodes, [plain, { source: 'b', sourceHandle: 'plum', target: 'c' }])
  const after = file(nodes, [
    { ...plain, id: 'e1', sourceHandle: 'source' },
    { source: 'b', sourceHandle: 'cheese', target: 'c' },
  ])
  expect(compareVersions(before, after).edges).toEqual([
    { change: 'added', from: 'Which cake?', exit: 'Cheese', to: 'Bye' },
    { change: 'removed', from: 'Which cake?', exit: 'Plum', to: 'Bye' },
  ])
})

test('tells looks and settings by their titles, and languages by their tags', () => {
  const before = file([hello], [], {
    customizations: { headerBgColor: '#111' },
    settings: { liveDesk: false },
  })
  const after = file([hello], [], {
    customizations: { headerBgColor: '#222', hideLogo: true },
    settings: { liveDesk: true },
    translations: { de: { a: { text: 'Hallo!' } } },
  })
  const { looks, settings, others } = compareVersions(before, after)
  expect(looks).toEqual([
    { path: 'headerBgColor', title: 'Header', before: '#111', after: '#222' },
    { path: 'hideLogo', title: 'Hide the logo', before: null, after: 'On' },
  ])
  expect(settings).toEqual([{ path: 'liveDesk', title: 'Live desk', before: 'Off', after: 'On' }])
  expect(others).toEqual([{ path: 'translations', title: 'Languages', before: null, after: 'de' }])
})

test('shows no secret', () => {
  const gpt = (apiKey: string) => file([hello, node('g', 'gpt-node', { apiKey })])
  const text = JSON.stringify(compareVersions(gpt('sk-first-secret'), gpt('sk-second-secret')))
  expect(text).toContain('••••••')
  expect(text).not.toMatch(/sk-/)
})

test('shows of a secret that is kept its last four characters', () => {
  const call = (lastFour: string) => {
    const value = { secret: `sec_0123456789${lastFour}`, lastFour }
    return file([hello, node('c', 'webhook-node', { headers: [{ key: 'X-Key', value }] })])
  }
  const { nodes } = compareVersions(call('c0de'), call('beef'))
  expect(nodes[0]?.fields).toMatchObject([{ before: '•••••• c0de', after: '•••••• beef' }])
})

test('compares a version that does not load by all but its steps', () => {
  const broken = JSON.stringify({ name: 'Shop 2', elements: [{ nodes: [], edges: [] }] })
  expect(compareVersions(file([hello]), broken)).toEqual({
    ...nothing,
    others: [{ path: 'name', title: 'Name', before: 'Shop', after: 'Shop 2' }],
  })
})

test('tells at most 500 changes of a kind and how many are left', () => {
  const many = Array.from({ length: 700 }, (_, index) =>
    node(`n${index}`, 'message-node', { text: `${index}` }),
  )
  const { nodes, left } = compareVersions(file([hello]), file([hello, ...many]))
  expect([nodes.length, left]).toEqual([500, 200])
})

test('what is blank in one version and left out of the other is no change', () => {
  const flow = { nodes: [{ id: 'a', type: 'welcome', data: { text: 'Hi' } }], edges: [] }
  const blank = { logo: '', variables: [], triggers: [], prefillMessage: '' }
  expect(compareVersions(JSON.stringify(flow), JSON.stringify({ ...flow, ...blank }))).toEqual(
    nothing,
  )
})

test('names of fields that objects have by themselves are names like others', () => {
  const odd = (text: string) =>
    `{"name":"x","elements":[{"nodes":[{"id":"__proto__","type":"welcome-node","data":{"__proto__":${JSON.stringify(text)},"constructor":"c"}}],"edges":[]}]}`
  expect(() => compareVersions(odd('a'), odd('b'))).not.toThrow()
})
