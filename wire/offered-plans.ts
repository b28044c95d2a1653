import type { PlanRecord } from './plans.js'

/** A plan of an operator's own as the site shows it; what is listed of channels and integrations stands by its titles. */
export interface OfferedPlan extends Omit<PlanRecord, 'isPayable'> {
  /** For how many days one has it before it is paid. */
  readonly trialDays: number
}
