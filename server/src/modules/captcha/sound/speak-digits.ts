import type { LanguageCode } from '@shuttle/contracts'
import { getDigitSound } from './digit-sounds'
import { SAMPLES_A_SECOND, wavFile } from './wav-file'

/** Seconds before, between and after digits, drawn anew each time. */
const PAUSE_S = { shortest: 0.3, longest: 0.8 }
/** A digit is spoken up to this much faster or slower, louder or softer. */
const SPREAD = 0.08
const HISS = 180

/** The same samples at another pace. */
const paced = (samples: readonly number[], pace: number): number[] =>
  Array.from({ length: Math.floor(samples.length / pace) }, (_, index) => samples[Math.round(index * pace)] ?? 0)

/** A WAV file that says digits one by one: no two alike, so that no digit is known by its bytes. `random` gives 0 to 1. */
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
