import type { CaptchaKind, Currency, DocumentType, FareType, Gender, PassengerType } from '@shuttle/domain'

/** A name of the domain as a code of the wire: `not-compared` is `NOT_COMPARED`. */
export const wireWord = (word: string): string => word.toUpperCase().replaceAll('-', '_')

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

const DOCUMENT_TYPE_CODES: Record<DocumentType, string> = {
  identityCard: '1',
  passport: '2',
  homeReturnPermit: '3',
  exitEntryPermit: '4',
  taiwanPermit: '5',
}

export const wireDocumentType = (type: DocumentType): string => DOCUMENT_TYPE_CODES[type]

/** Undefined for an unknown code, as in the functions below. */
export const documentTypeFromWire = (code: string): DocumentType | undefined =>
  (Object.keys(DOCUMENT_TYPE_CODES) as DocumentType[]).find((type) => DOCUMENT_TYPE_CODES[type] === code)

const GENDERS: Readonly<Record<string, Gender>> = { F: 'female', M: 'male', X: 'other' }

export const genderFromWire = (code: string): Gender | undefined =>
  Object.hasOwn(GENDERS, code) ? GENDERS[code] : undefined

export const wireCurrency = (currency: Currency): string => (currency === 'CNY' ? '1' : '2')

/** Undefined for an unknown code. */
export const currencyFromWire = (code: string): Currency | undefined =>
  code === '1' ? 'CNY' : code === '2' ? 'HKD' : undefined

const CAPTCHA_KIND_CODES: Record<CaptchaKind, string> = { none: '0', digits: '1', slide: '2' }

/** Captcha type on the wire (purchase 5, inputs). */
export const wireCaptchaKind = (kind: CaptchaKind): string => CAPTCHA_KIND_CODES[kind]

export const captchaKindFromWire = (code: '0' | '1' | '2'): CaptchaKind =>
  code === '0' ? 'none' : code === '1' ? 'digits' : 'slide'
