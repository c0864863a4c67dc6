/** 8 kHz, one channel, 16 bits. */
export const SAMPLES_A_SECOND = 8000
const HEADER_BYTES = 44

/** A WAV file of amplitudes from -32768 to 32767. */
export const wavFile = (samples: readonly number[]): Buffer => {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLES_A_SECOND, 24)
  file.writeUInt32LE(SAMPLES_A_SECOND * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample))), HEADER_BYTES + index * 2)
  })
  return file
}
