/** Tells the owner what is wrong with a value, while the flow goes on (decisions 17, 18, 23, 41). */
export type Report = (code: ReportCode, message: string) => void

/** The problems that a value can be. */
type ReportCode =
  | 'NOT_A_NUMBER'
  | 'NOT_A_DATE'
  | 'UNKNOWN_OPERATOR'
  | 'BAD_PATTERN'
  | 'UNKNOWN_TIME_ZONE'
  | 'BLOCKED_CONTENT'
  | 'BOT_INVALID'
