/** Where the sources of an account are, behind `/v1`. */
export const sourcesPath = '/sources'

/** The kinds of sources. */
export const sourceKinds = ['site', 'page', 'file', 'pairs'] as const

/** How a source stands: `waiting` for its turn to be read, or being read, or read. */
export const sourceStates = ['waiting', 'running', 'ready', 'failed'] as const

/** How often a source is read again by itself. */
export const sourceSchedules = ['never', 'daily', 'weekly'] as const

/** How a run stands, or ended. */
export const runStates = ['running', 'ready', 'cancelled', 'failed'] as const

/** What a run made of a page. */
export const pageOutcomes = ['added', 'changed', 'unchanged', 'gone', 'failed', 'passed'] as const
