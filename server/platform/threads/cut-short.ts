import { ApiError } from '../../base/errors.js'

/** What a run had used up when it was ended. */
export type UsedUp = 'processor time' | 'memory' | 'time'

/** A run that was ended, since it needs more than it may. */
export class CutShort extends ApiError {
  readonly usedUp: UsedUp

  constructor(usedUp: UsedUp) {
    super('RUN_CUT_SHORT', {
      message: `This needs more ${usedUp} than the server gives one run, and was ended. Make the bot smaller, or ask for less at once.`,
    })
    this.usedUp = usedUp
  }
}
