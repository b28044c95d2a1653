// Every channel, one line each. The server knows no other list of them.
export { api } from './api/index.js'
export { widget } from './widget/index.js'
