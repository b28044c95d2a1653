import { type ComponentType, lazy } from 'react'

/** Kinds of steps whose fields hang on more than the step, with what draws them; all others are drawn from their forms. */
export const ownFields: ReadonlyMap<string, ComponentType> = new Map([
  [
    'sub-flow',
    lazy(async () => ({ default: (await import('./sub-flow/sub-flow-fields.js')).SubFlowFields })),
  ],
  [
    'integration',
    lazy(async () => ({
      default: (await import('./integration/integration-fields.js')).IntegrationFields,
    })),
  ],
])

/** Kinds of steps whose server's fields hang on more than the step, with what draws these below all others. */
export const ownServerFields: ReadonlyMap<string, ComponentType> = new Map([
  [
    'calendar',
    lazy(async () => ({
      default: (await import('./integration/calendar-fields.js')).CalendarFields,
    })),
  ],
])
