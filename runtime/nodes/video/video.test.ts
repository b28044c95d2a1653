import { testMedia } from '../../../tests/suites/media.js'
import { video } from './index.js'

testMedia(video, { file: '/a.mp4', mime: 'video/mp4' })
