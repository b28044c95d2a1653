import { testMedia } from '../../../tests/suites/media.js'
import { audio } from './index.js'

testMedia(audio, { file: '/a.mp3', mime: 'audio/mp3' })
