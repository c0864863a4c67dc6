import { type CivilDate, isCivilDate } from './civil-date'
import { toIcaoLetters } from './icao-letters'
import type { PassengerType } from './passenger-type'
import { toPlainSigns } from './plain-signs'

/** Kinds of travel document that the airport line accepts. */
export const DOCUMENT_TYPES = [
  'passport',
  'homeReturnPermit',
  'exitEntryPermit',
  'taiwanPermit',
  'identityCard',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
export const GENDERS = ['female', 'male', 'other'] as const
export type Gender = (typeof GENDERS)[number]

/** Lengths of each name, of a document number, of a nationality and of a telephone number (accounts 5, text rules). */
export const TRAVEL_NAME_LENGTH = { min: 1, max: 40 }
export const DOCUMENT_NUMBER_LENGTH = { min: 5, max: 32 }
export const NATIONALITY_LENGTH = { min: 2, max: 15 }
export const TELEPHONE_LENGTH = { min: 5, max: 20 }

/** A passenger of the airport line, as printed in the travel document. */
export interface TravelDocument {
  lastName: string
  /** Empty where the document prints one name only, which is the last name then (ICAO 9303). */
  firstName: string
  documentType: DocumentType
  documentNumber: string
  gender: Gender
  birthDate: CivilDate
  nationality: string
  /** Empty where none is given. */
  telephone: string
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('')

/**
 * A name as the machine-readable lines of travel documents spell it: capital letters A to Z, plain punctuation, no full
 * stops. Characters that do not belong there are unchanged.
 */
export const toPrintedLetters = (text: string): string =>
  toIcaoLetters(text.replace(/[‘’ʼ`´]/g, "'"))
    .replace(/\p{Pd}/gu, '-')
    .replace(/[.。\p{Cf}]/gu, '')

/** The name that a ticket shows; who has one name only has no first one. */
export const formatDocumentName = ({ lastName, firstName }: Pick<TravelDocument, 'lastName' | 'firstName'>): string =>
  `${lastName} ${firstName}`.trim()

/**
 * Filters a name while it is typed: capital letters, spaces, hyphens and apostrophes, as travel documents print them
 * (D1.18). Small and full-width letters and typographic signs are read as the plain ones.
 */
export const filterTravelName = (text: string): string =>
  cut(
    toPrintedLetters(text)
      .replace(/[^A-Z '-]/g, '')
      .trimStart(),
    TRAVEL_NAME_LENGTH.max,
  )

/** What may stay of a document number: letters, which become capital, and digits. */
export const filterDocumentNumber = (text: string): string =>
  cut(
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, ''),
    DOCUMENT_NUMBER_LENGTH.max,
  )

/** A telephone number with only blanks and hyphens between digits, also from `(852) 9123.4567` and `tel:`. */
const readTelephone = (typed: string): string =>
  toPlainSigns(typed)
    .replace(/^tel:/i, '')
    .replace(/[()./]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Reads a travel document that another client sent as the filters read it. It drops blanks, hyphens and parentheses
 * of a document number only: the check refuses the rest, because half a number would be worse than none.
 */
export const normalizeTravelDocument = (travelDocument: TravelDocument): TravelDocument => ({
  ...travelDocument,
  lastName: toPrintedLetters(travelDocument.lastName).trim(),
  firstName: toPrintedLetters(travelDocument.firstName).trim(),
  documentNumber: toPlainSigns(travelDocument.documentNumber)
    .toUpperCase()
    .replace(/[\s()-]/g, ''),
  nationality: toPlainSigns(travelDocument.nationality),
  telephone: readTelephone(travelDocument.telephone),
})

export type TravelDocumentViolation =
  | 'TRAVEL_NAME_INVALID'
  | 'DOCUMENT_TYPE_MISSING'
  | 'DOCUMENT_NUMBER_INVALID'
  | 'GENDER_MISSING'
  | 'BIRTH_DATE_INVALID'
  | 'BIRTH_DATE_AND_TICKET'
  | 'NATIONALITY_INVALID'
  | 'TELEPHONE_INVALID'

const isBetween = (length: number, { min, max }: { min: number; max: number }): boolean =>
  length >= min && length <= max

/** A nationality is written in English letters or in Chinese, not in both. */
const isNationality = (text: string): boolean =>
  isBetween([...text].length, NATIONALITY_LENGTH) && /^(?:[A-Za-z][A-Za-z ]*|\p{Script=Han}+)$/u.test(text)

/** Years completed on a day; who was born on 29 February completes one on 1 March of a common year. */
export const ageOn = (birthDate: CivilDate, day: CivilDate): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Concession tickets are for people under 12, and of 65 and over (purchase 5, reminder). */
const CHILD_UNDER = 12
const ELDERLY_FROM = 65
const OLDEST = 130

/** Whether a ticket of this type is for a passenger of this age. An adult's or a student's ticket is for any age. */
export const fitsAge = (type: PassengerType, age: number): boolean => {
  if (type === 'child' || type === 'infant') return age < CHILD_UNDER
  return type !== 'elderly' || age >= ELDERLY_FROM
}

const checkBirthDate = (
  birthDate: CivilDate,
  type: PassengerType,
  { today, travelDate }: { today: CivilDate; travelDate: CivilDate },
): TravelDocumentViolation | undefined => {
  if (!isCivilDate(birthDate) || birthDate > today || ageOn(birthDate, today) > OLDEST) return 'BIRTH_DATE_INVALID'
  return fitsAge(type, ageOn(birthDate, travelDate)) ? undefined : 'BIRTH_DATE_AND_TICKET'
}

/** Faults of the fields of a travel document (accounts 3, airport; accounts 5, text rules); none if empty. */
export const checkTravelDocument = (
  travelDocument: TravelDocument,
  ticket: { type: PassengerType; today: CivilDate; travelDate: CivilDate },
): Partial<Record<keyof TravelDocument, TravelDocumentViolation>> => {
  const { documentNumber, nationality, telephone } = travelDocument
  const isName = (name: string) =>
    name === filterTravelName(name) && /[A-Z]/.test(name) && isBetween(name.length, TRAVEL_NAME_LENGTH)
  const isDocumentNumber =
    /^[A-Z0-9]+$/.test(documentNumber) && isBetween(documentNumber.length, DOCUMENT_NUMBER_LENGTH)
  const isTelephone = /^\+?[0-9 -]+$/.test(telephone) && isBetween(telephone.length, TELEPHONE_LENGTH)
  const found = {
    lastName: isName(travelDocument.lastName) ? undefined : 'TRAVEL_NAME_INVALID',
    firstName: travelDocument.firstName === '' || isName(travelDocument.firstName) ? undefined : 'TRAVEL_NAME_INVALID',
    documentType: DOCUMENT_TYPES.includes(travelDocument.documentType) ? undefined : 'DOCUMENT_TYPE_MISSING',
    documentNumber: isDocumentNumber ? undefined : 'DOCUMENT_NUMBER_INVALID',
    gender: GENDERS.includes(travelDocument.gender) ? undefined : 'GENDER_MISSING',
    birthDate: checkBirthDate(travelDocument.birthDate, ticket.type, ticket),
    nationality: isNationality(nationality.trim()) ? undefined : 'NATIONALITY_INVALID',
    telephone: telephone === '' || isTelephone ? undefined : 'TELEPHONE_INVALID',
  } as const
  return Object.fromEntries(Object.entries(found).filter(([, violation]) => violation !== undefined))
}
