export const videoSample = {
  video: '/demo/oven.mp4',
  captions: '/demo/oven.vtt',
}
