import type { FareType } from '@shuttle/domain'

const CODES: Record<FareType, string> = { day: '2', night: '3', reserved: '9' }

export const wireFareType = (fareType: FareType): string => CODES[fareType]

export const fareTypeFromWire = (code: string): FareType | undefined =>
  (Object.keys(CODES) as FareType[]).find((fareType) => CODES[fareType] === code)
