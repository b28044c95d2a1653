import { bundleReact } from '../../examples/playground/bundle-react.mjs'

/** Bundles the playground's React page once for all browser tests of a run, which share the file. */
export const setup = (): Promise<void> => bundleReact()
