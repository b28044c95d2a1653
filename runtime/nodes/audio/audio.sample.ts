export const audioSample = {
  audio: '/demo/greeting.mp3',
  captions: '/demo/greeting.vtt',
}
