import { instant } from '../../patterns/instant.js'

/** Ends the sub-flow that it stands in (decision 130). */
export const returnMachine = () => instant(() => ({ handle: null, goBack: true }))
