export { type InstalledPlugins, installedPlugins, loadPlugins } from './load-plugins.js'
export { pluginsOf } from './plugins-of.js'
export { type FoundPlugin, readPlugin } from './read-plugin.js'
