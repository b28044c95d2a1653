export const audioSample = {
  audio: '/demo/doorbell.wav',
  captions: '/demo/doorbell.vtt',
}
