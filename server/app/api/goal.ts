import { goalKinds, type TryoutGoal } from '@talkgraph/wire/experiments'
import * as v from 'valibot'

const named = v.optional(v.pipe(v.string(), v.maxLength(500)))

/** What a visitor must do to count for a branch or a version. */
export const goal = v.strictObject({
  kind: v.picklist(goalKinds),
  nodeId: named,
  name: named,
  value: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.description(
        'What the variable must hold where the kind is `value`: a number is reached by it and by more, a text by the same words, whatever their capitals.',
      ),
    ),
  ),
}) satisfies v.GenericSchema<unknown, TryoutGoal>
