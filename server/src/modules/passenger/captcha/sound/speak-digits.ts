import type { LanguageCode } from '@shuttle/contracts'
import { digits as en } from './generated/digits-en'
import { digits as zhCn } from './generated/digits-zh-cn'
import { digits as zhHk } from './generated/digits-zh-hk'

/** One sample of telephone speech (ITU-T G.711) as 16-bit amplitude. */
const decodeMuLaw = (code: number): number => {
  const bits = ~code & 0xff
  const magnitude = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84
  return (bits & 0x80) === 0 ? magnitude : -magnitude
}

const RECORDINGS: Record<LanguageCode, readonly string[]> = { en, 'zh-cn': zhCn, 'zh-hk': zhHk }

/** Amplitudes of a spoken digit: English, Mandarin or Cantonese. */
const getDigitSound = (language: LanguageCode, digit: number): number[] =>
  Array.from(Buffer.from(RECORDINGS[language][digit] ?? '', 'base64'), decodeMuLaw)

/** 8 kHz, one channel, 16 bits. */
const SAMPLES_A_SECOND = 8000
const HEADER_BYTES = 44

/** A WAV file of amplitudes from -32768 to 32767. */
const wavFile = (samples: readonly number[]): Buffer => {
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

/** Seconds before, between and after digits, drawn anew each time. */
const PAUSE_S = { shortest: 0.3, longest: 0.8 }
/** A digit is spoken up to this much faster or slower, louder or softer. */
const SPREAD = 0.08
const HISS = 180

/** The same samples at another speed. */
const paced = (samples: readonly number[], pace: number): number[] =>
  Array.from({ length: Math.floor(samples.length / pace) }, (_, index) => samples[Math.round(index * pace)] ?? 0)

/**
 * A WAV file that speaks digits one by one: no two files are alike, so that no digit is known by its bytes. `random`
 * returns 0 to 1.
 */
export const speakDigits = (digits: string, language: LanguageCode, random: () => number): Buffer => {
  const spread = () => 1 + (random() * 2 - 1) * SPREAD
  const pause = () => {
    const seconds = PAUSE_S.shortest + random() * (PAUSE_S.longest - PAUSE_S.shortest)
    return Array.from({ length: Math.round(seconds * SAMPLES_A_SECOND) }, () => 0)
  }
  const spoken = [...digits].flatMap((digit) => {
    const loudness = spread()
    return [...paced(getDigitSound(language, Number(digit)), spread()).map((sample) => sample * loudness), ...pause()]
  })
  return wavFile([...pause(), ...spoken].map((sample) => sample + (random() * 2 - 1) * HISS))
}
