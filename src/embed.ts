import { startFromScript } from './embed/start.js'

export { mount, push, widgets } from './embed/start.js'
export { version } from './version.js'

startFromScript()
