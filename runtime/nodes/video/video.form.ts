import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { videoSchema } from './index.js'

export const videoForm = defineForm(videoSchema, {
  title: 'Video',
  group: 'says',
  help: 'Shows a video and goes on.',
  fields: {
    video: {
      title: 'Video',
      help: 'The address of a video file, or of a video’s page on YouTube or Vimeo. Blank, nothing is shown.',
      kind: 'media',
      playsPages: true,
      example: 'https://bakery.example/oven.webm',
      isPublic: true,
    },
    captions: {
      title: 'Captions',
      help: 'The address of a file with captions in the format WebVTT, for those who cannot hear the video.',
      kind: 'address',
      isFile: true,
      example: 'https://bakery.example/oven.vtt',
      isPublic: true,
    },
    poster: {
      title: 'Picture',
      help: 'The address of a picture that is shown until the video plays.',
      kind: 'image',
      example: 'https://bakery.example/oven.webp',
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const videoSample = defineSample(videoSchema, {
  video: '/demo/oven.webm',
  captions: '/demo/oven.vtt',
})
