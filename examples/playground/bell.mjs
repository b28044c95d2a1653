const rate = 8000
const seconds = 2.5

/** The bell over a shop's door, as a WAV file: 8-bit mono, reckoned here so that no recording has to be shipped. */
export function bellSound() {
  const count = rate * seconds
  const file = Buffer.alloc(44 + count)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(count, 40)
  for (let index = 0; index < count; index++)
    file[44 + index] = 128 + Math.round(127 * loudness(index / rate))
  return file
}

/** Two strokes, a third apart. */
function loudness(time) {
  return stroke(time, 1318.5) + stroke(time - 0.45, 1046.5)
}

function stroke(time, pitch) {
  if (time < 0) return 0
  const tone =
    Math.sin(2 * Math.PI * pitch * time) + 0.4 * Math.sin(2 * Math.PI * 2.76 * pitch * time)
  return 0.3 * tone * Math.exp(-3 * time)
}
