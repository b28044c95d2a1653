import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../bot/schema-parts.js'
import type { AnyFieldForm, AnyFieldForms } from '../node/field-form.js'
import type { ExitForm } from '../node/form.js'
import { createFakeEnv, playNode } from '../testing/index.js'
import { forms, steps } from './descriptions.js'
import { ownTypes as registry } from './index.js'
import { samples } from './samples.js'

/** Data with exits, or a step of the server, that neither a blank node nor the sample has. */
const furtherData: Readonly<Record<string, object>> = {
  calendar: { booking: { minutes: 30 } },
  'opinion-scale-choice': { from: '-2', to: '2' },
  'payment-link': { waits: false },
  'user-input': { suggestions: [{ id: 'hours', title: 'When are you open?' }] },
}

describe.each(registry.definitions.map(definition => [definition.type, definition] as const))(
  '%s',
  (type, definition) => {
    const { schema, exits, edgeNames } = definition
    const form = forms[type]
    const server = steps[type]
    const data = [{}, samples[type]].map(given => v.parse(schema, given))
    const further = v.parse(schema, furtherData[type] ?? {})
    const exitsOf = (given: unknown) => exits(given as never)

    test('says what it is in a title, and what it does in a sentence', () => {
      expect(form.title).toMatch(/^\S.{2,40}$/)
      expect(form.help).toMatch(/\.$/)
    })

    test('says what each field is, and what it is for in a sentence', () => {
      for (const [path, field] of [...fieldsIn(form.fields), ...fieldsIn(server?.fields ?? {})]) {
        expect(field.title, path).toMatch(/^\S.{1,40}$/)
        expect(field.help, path).toMatch(/\.$/)
      }
    })

    test('says of each field whether a browser may see it, and shows none of the server’s', () => {
      for (const [path, field] of fieldsIn(form.fields))
        expect(field.isPublic, path).toBeTypeOf('boolean')
      for (const [path, field] of fieldsIn(server?.fields ?? {}))
        expect(field.isPublic, path).toBeUndefined()
      for (const name of Object.keys(server?.fields ?? {}))
        expect(Object.keys(form.fields)).not.toContain(name)
    })

    test('begins with what its schema reads as it is written', () => {
      const begun: object = form.begins ?? {}
      expect(v.parse(schema, begun)).toMatchObject(begun)
    })

    test('names a field beside each that counts only at times', () => {
      const check = (fields: AnyFieldForms): void => {
        for (const field of Object.values(fields)) {
          if (field.onlyWhen) expect(Object.keys(fields)).toContain(field.onlyWhen.field)
          if ('fields' in field) check(field.fields)
        }
      }
      for (const fields of [form.fields, server?.fields ?? {}]) check(fields)
    })

    test('says what stands for blank words where the bot has words of its own, and only there', () => {
      for (const [path, field] of fieldsIn(form.fields)) {
        const { hasDefault = false } = partsOf(schemaAt(schema, path))
        if (field.kind === 'words') expect(field.whereBlank !== undefined, path).toBe(hasDefault)
      }
    })

    test('offers only choices that its schema keeps, the default among them', () => {
      for (const [half, fields] of [
        [schema, form.fields],
        [server?.schema, server?.fields ?? {}],
      ] as const) {
        if (!half) continue
        for (const [path, field] of fieldsIn(fields)) {
          const at = schemaAt(half, path)
          if (field.kind !== 'choice') continue
          const values = field.choices?.map(({ value }) => value) ?? []
          for (const value of values) expect(v.parse(at, value), path).toBe(value)
          expect(values, path).toContain(partsOf(at).fallback)
        }
      }
    })

    test('names only fields that there are', () => {
      const named = [
        ...(form.jumpsTo ? [form.jumpsTo] : []),
        ...form.exits.flatMap(({ onlyWith }) => onlyWith ?? []),
      ]
      for (const [, field] of fieldsIn(form.fields))
        for (const key of ['leavesOut', 'describedBy', 'patternAfter'] as const)
          if (key in field) named.push(String(Reflect.get(field, key)))
      const names = fieldsIn(form.fields).map(([path]) => path)
      expect(named.filter(name => !names.includes(name))).toEqual([])
    })

    test('says what it looks at, keeps and waits for with any data', () => {
      for (const given of [...data, further].map(each => each as never)) {
        for (const { isWanted } of form.peeks ?? []) expect(isWanted(given)).toBeTypeOf('boolean')
        for (const name of form.keepsEmailAs?.(given) ?? []) expect(name).toBeTypeOf('string')
        expect(form.rests?.(given) ?? true).toBeTypeOf('boolean')
      }
    })

    test('has the server run the step that its folder declares, and no other', async () => {
      const env = createFakeEnv()
      const node = playNode(definition, Object.assign({}, samples[type], furtherData[type]), {
        env,
      })
      if (server?.needs.includes('understand')) {
        await node.advance(env.typingDelay)
        node.answer('Hello')
      }
      const step = server?.takes === 'file' ? undefined : server
      const isRun = step?.ready !== undefined
      expect(env.calls.map(call => [call.step, call.transcript !== undefined])).toEqual(
        isRun ? [[step.name ?? type, step.takes === 'conversation']] : [],
      )
    })

    test('repeats only what needs no visitor to be there', () => {
      const ready = server?.ready?.(samples[type])
      if (ready?.isRepeated)
        expect(['mail', 'storage'].filter(need => server?.needs.some(own => own === need))).toEqual(
          [],
        )
    })

    test('calls each exit by a name, and names none that there is not', () => {
      const handles = [...data, further].flatMap(exitsOf)
      for (const handle of handles)
        expect(
          form.exits.filter(exit => fits(exit, handle, form.exits)).length,
          String(handle),
        ).toBe(1)
      for (const exit of form.exits)
        expect(
          handles.some(handle => fits(exit, handle, form.exits)),
          String(exit.handle),
        ).toBe(true)
    })

    test('says what each of many exits is called while it has no name of its own', () => {
      for (const { handle, each } of form.exits)
        expect(/<n>|<id>/.test(handle ?? ''), String(handle)).toBe(
          /<n>|<n\+1>|<id>/.test(each ?? ''),
        )
    })

    test('says how edges name an exit where it is not by the handle or `source-<handle>`', () => {
      for (const given of [...data, further])
        for (const handle of exitsOf(given).filter(found => found !== null)) {
          const names = ['', 'source-0'].map(edge =>
            edgeNames(handle, given as never, new Set([edge])),
          )
          const isUsual = names.every(found => found.join() === `${handle},source-${handle}`)
          const exit = form.exits.find(found => fits(found, handle, form.exits))
          if (!isUsual) expect(exit?.edges, handle).toMatch(/\.$/)
        }
    })

    test('finds the name that an exit has in the data', () => {
      const [, sample] = data
      for (const exit of form.exits.filter(({ label }) => label !== undefined))
        for (const handle of exitsOf(sample).filter(found => fits(exit, found, form.exits)))
          expect(String(at(sample, labelPath(exit, handle))), String(handle)).toMatch(/\S/)
    })
  },
)

/** Every field inside, by its path. */
function fieldsIn(fields: AnyFieldForms, prefix = ''): [string, AnyFieldForm][] {
  return Object.entries(fields).flatMap(([name, field]): [string, AnyFieldForm][] => [
    [prefix + name, field],
    ...('fields' in field ? fieldsIn(field.fields, `${prefix}${name}.`) : []),
  ])
}

function schemaAt(schema: v.GenericSchema, path: string): v.GenericSchema {
  return path.split('.').reduce<v.GenericSchema>((inner, name) => {
    const parts = partsOf(inner)
    const found = (parts.entries ?? (parts.item && partsOf(parts.item).entries))?.[name]
    if (!found) throw new Error(`There is no field ${path}`)
    return found
  }, schema)
}

function pattern({ handle }: ExitForm): RegExp {
  return new RegExp(`^${String(handle).replace('<id>', '(.+)').replace('<n>', '(-?\\d+)')}$`)
}

/** A name of its own goes before what any name fits. */
function fits(exit: ExitForm, handle: string | null, all: readonly ExitForm[]): boolean {
  if (all.some(other => other.handle === handle)) return exit.handle === handle
  return exit.handle !== null && handle !== null && pattern(exit).test(handle)
}

function labelPath(exit: ExitForm, handle: string | null): string {
  const [, part = ''] = pattern(exit).exec(handle ?? '') ?? []
  return (exit.label ?? '').replace(/<id>|<n>/, part)
}

/** An entry of a list is found by its id, or by its place from 0. */
function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return inner.find(({ id }) => id === name) ?? inner[Number(name)]
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined
  }, data)
}
