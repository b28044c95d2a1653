import { type Draft, setChange } from 'talkgraph/builder'
import type { PlacedFinding } from './find-slips.js'

/** Offers the address of who draws where a step mails to an address of nobody. */
export const withOwnAddress = (
  findings: readonly PlacedFinding[],
  draft: Draft,
  email: string | undefined,
): readonly PlacedFinding[] =>
  email === undefined
    ? findings
    : findings.map(finding => {
        const { rule, nodeId, field, mend } = finding
        if (rule !== 'reserved-address' || mend || field === undefined) return finding
        const node = draft.elements[0].nodes.find(({ id }) => id === nodeId)
        const path = field.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))
        if (!node || !isMail(valueAt(node.data, path))) return finding
        const step = { id: node.id, type: node.type, data: node.data }
        return {
          ...finding,
          mend: { title: `Write “${email}”`, changes: [setChange(step, path, email)] },
        }
      })

const isMail = (value: unknown) => typeof value === 'string' && /^[^\s@/]+@[^\s@/]+$/.test(value)

const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? Reflect.get(value, part)
        : undefined,
    data,
  )
