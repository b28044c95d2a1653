/** The stable codes of decision 42 and 51; TEXTS_NOT_LOADED (decision 112), MARKUP_NOT_LOADED (decision 50), STEPS_NOT_LOADED (decision 141), OVER_LIMIT (decision 115) and NOT_A_DATE (decision 125) are ours, as are those of plug-ins. */
export type ProblemCode =
  | 'BOT_NOT_FOUND'
  | 'BOT_INVALID'
  | 'UNKNOWN_NODE_TYPE'
  | 'NO_SUCH_NODE'
  | 'NO_SUCH_SUB_FLOW'
  | 'SUB_FLOW_CIRCLE'
  | 'RUNAWAY_LOOP'
  | 'NOT_A_NUMBER'
  | 'NOT_A_DATE'
  | 'UNKNOWN_OPERATOR'
  | 'BAD_PATTERN'
  | 'UNKNOWN_TIME_ZONE'
  | 'BLOCKED_ADDRESS'
  | 'BLOCKED_CONTENT'
  | 'CALL_FAILED'
  | 'NO_SERVER'
  | 'UNUSED_ANSWERS'
  | 'TEXTS_NOT_LOADED'
  | 'MARKUP_NOT_LOADED'
  | 'STEPS_NOT_LOADED'
  | 'OVER_LIMIT'
  | 'EMOJI_NOT_LOADED'
  | 'PLUGIN_BROKEN'
  | 'NO_LOOK'

/** Something the owner should know and the visitor never sees. */
export interface Problem {
  readonly code: ProblemCode
  readonly nodeId?: string
  readonly message: string
  /** What else is known of the cause. */
  readonly detail?: string
}
