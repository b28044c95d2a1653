/** How long the sound is, in seconds, and how loud of 1 it begins. */
const length = 0.14
const loudness = 0.04

/** Plays a short, quiet sound, higher when the chat opens than when it closes. Silent before the first gesture. */
export function playToggleSound(opens: boolean): void {
  // Without a gesture the browser would refuse, and say so in the console.
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
