export const videoSample = {
  video: '/demo/oven.webm',
  captions: '/demo/oven.vtt',
}
