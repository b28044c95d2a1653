import { startLoader } from './loader/start.js'

startLoader()
