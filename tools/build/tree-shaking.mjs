/**
 * Rollup's setting for what browsers load: a module of ours does nothing by being imported, so one of which nothing is used
 * is left out. The entries start something, and libraries are taken at their word.
 */
export const treeShaking = {
  moduleSideEffects: id => /node_modules|[\\/]src[\\/](?:embed|loader)\.ts$/.test(id),
}
