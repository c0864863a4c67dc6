import type { LanguageCode } from '@shuttle/contracts'
import { digits as en } from './generated/digits-en'
import { digits as zhCn } from './generated/digits-zh-cn'
import { digits as zhHk } from './generated/digits-zh-hk'
import { decodeMuLaw } from './mu-law'

const RECORDINGS: Record<LanguageCode, readonly string[]> = { en, 'zh-cn': zhCn, 'zh-hk': zhHk }

/** Amplitudes of a spoken digit: English, Mandarin or Cantonese. */
export const getDigitSound = (language: LanguageCode, digit: number): number[] =>
  Array.from(Buffer.from(RECORDINGS[language][digit] ?? '', 'base64'), decodeMuLaw)
