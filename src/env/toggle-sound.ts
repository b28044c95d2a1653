/** The sound's length in seconds, and its loudness at the start, where 1 is the loudest. */
const length = 0.14
const loudness = 0.04

/** Plays a short, quiet sound, higher when the chat opens than when it closes. Silent before the first gesture. */
export function playToggleSound(opens: boolean): void {
  // Before a gesture the browser would refuse, with a warning in the console.
  if (!navigator.userActivation?.hasBeenActive) return
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = opens ? 780 : 520
  volume.gain.value = loudness
  volume.gain.linearRampToValueAtTime(0, length)
  tone.connect(volume).connect(audio.destination)
  tone.onended = () => audio.close()
  tone.start()
  tone.stop(length)
}
