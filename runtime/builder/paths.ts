import { isRecord } from '../bot/fields.js'

/** The value at a path such as `choices.plum.choiceText`: an entry of a list by its id or by its place from 0. Undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    if (Array.isArray(inner))
      return inner.find(entry => isRecord(entry) && String(entry.id) === name) ?? inner[Number(name)]
    return isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined
  }, data)
}
