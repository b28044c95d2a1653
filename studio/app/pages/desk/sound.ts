let context: AudioContext | undefined

/** Plays two short soft tones; silent where the browser lets no page sound before somebody has touched it. */
export function playTone(): void {
  context ??= new AudioContext()
  void context.resume().catch(() => undefined)
  const start = context.currentTime
  tone(context, 660, start)
  tone(context, 880, start + 0.14)
}

function tone(audio: AudioContext, frequency: number, at: number): void {
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.15, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(at)
  oscillator.stop(at + 0.32)
}

const name = 'desk-sound'

/** Whether the agent wants to hear the desk. */
export const isSoundOn = (): boolean => localStorage.getItem(name) !== 'off'

/** Keeps whether the agent wants to hear the desk, in this browser. */
export const keepSound = (isOn: boolean): void => localStorage.setItem(name, isOn ? 'on' : 'off')
