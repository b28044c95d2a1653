import * as v from 'valibot'
import { describeType, describeTypes, nodeGroups } from '../../runtime/builder/index.js'
import { anyObject, defineTool } from '../tool.js'
import { WorkshopError } from '../workshop.js'

/** Says which kinds of steps there are, and what each takes. */
export const describeSteps = defineTool({
  name: 'describe_steps',
  title: 'Describe kinds of steps',
  description:
    'Without `type`: every kind of step with its title and what it is for. With `type`: its fields, its exits and one sample of its data.',
  readOnlyHint: true,
  input: v.strictObject({
    type: v.optional(v.pipe(v.string(), v.description('A kind of step, such as `n-choices`.'))),
  }),
  output: v.looseObject({
    groups: v.optional(anyObject),
    types: v.optional(
      v.array(
        v.looseObject({
          type: v.string(),
          title: v.string(),
          group: v.string(),
          about: v.string(),
        }),
      ),
    ),
    type: v.optional(v.string()),
    form: v.optional(anyObject),
    serverFields: v.optional(anyObject),
    sample: v.optional(v.unknown()),
  }),
  run: async (_, { type }) => {
    if (type === undefined)
      return {
        groups: nodeGroups,
        types: describeTypes().map(({ type: name, form }) => ({
          type: name,
          title: form.title,
          group: form.group,
          about: form.help,
        })),
      }
    const described = describeType(type)
    if (!described)
      throw new WorkshopError(`There is no kind of step "${type}"; describe_steps lists them.`)
    return { ...described }
  },
})
