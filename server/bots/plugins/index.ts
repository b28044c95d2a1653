export { installedPlugins, loadPlugins } from './load-plugins.js'
export { pluginsOf } from './plugins-of.js'
