import type * as xstate from 'xstate'
import { createMachine } from 'xstate'

/** What `setup` of XState takes and makes of it, as far as charts use it. */
type Setup = typeof xstate.setup

/**
 * Names a chart's actions, guards, delays and actors, and then makes the chart, as XState's `setup` does. That function
 * also hands out every maker of actions, used or not, and so puts all of them into the widget's file.
 */
export const setupChart = ((implementations: Parameters<Setup>[0]) => ({
  createMachine: (config: object) => createMachine(config, implementations as object),
})) as unknown as Setup
