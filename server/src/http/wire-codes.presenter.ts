import type { CaptchaKind, Currency, FareType, PassengerType } from '@shuttle/domain'

const FARE_TYPE_CODES: Record<FareType, string> = { day: '2', night: '3', reserved: '9' }

export const wireFareType = (fareType: FareType): string => FARE_TYPE_CODES[fareType]

export const fareTypeFromWire = (code: string): FareType | undefined =>
  (Object.keys(FARE_TYPE_CODES) as FareType[]).find((fareType) => FARE_TYPE_CODES[fareType] === code)

const PASSENGER_TYPE_CODES: Record<PassengerType, string> = {
  adult: '00',
  elderly: '01',
  child: '02',
  infant: '04',
  student: '05',
}

export const wirePassengerType = (type: PassengerType): string => PASSENGER_TYPE_CODES[type]

export const passengerTypeFromWire = (code: string): PassengerType | undefined =>
  (Object.keys(PASSENGER_TYPE_CODES) as PassengerType[]).find(
    (type) => PASSENGER_TYPE_CODES[type] === code.padStart(2, '0'),
  )

export const wireCurrency = (currency: Currency): string => (currency === 'CNY' ? '1' : '2')

/** Undefined for a code that is no currency of ours. */
export const currencyFromWire = (code: string): Currency | undefined =>
  code === '1' ? 'CNY' : code === '2' ? 'HKD' : undefined

const CAPTCHA_KIND_CODES: Record<CaptchaKind, string> = { none: '0', digits: '1', slide: '2' }

/** Captcha type on the wire (purchase 5, inputs). */
export const wireCaptchaKind = (kind: CaptchaKind): string => CAPTCHA_KIND_CODES[kind]
