import { normalizeHolder, type TravelDocumentHolder } from '@shuttle/domain'
import type { passengerEntry } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { documentTypeFromWire, genderFromWire } from '../../http/wire-codes.presenter'
import { readDay } from './flight.request'

/**
 * The travel document of a passenger on the airport line; undefined where nothing of it was sent. Invalid characters
 * and unknown codes are passed on: the checklist refuses both.
 */
export const readHolder = (entry: z.infer<typeof passengerEntry>): TravelDocumentHolder | undefined => {
  const { idCard, lastName = '', firstName = '', gender = '', birthDate = '', nationality = '' } = entry
  if ([idCard, lastName, firstName, birthDate, nationality].every((text) => text.trim() === '')) return undefined
  return normalizeHolder({
    lastName,
    firstName,
    documentType: documentTypeFromWire(entry.idType) as TravelDocumentHolder['documentType'],
    documentNumber: idCard,
    gender: genderFromWire(gender) as TravelDocumentHolder['gender'],
    birthDate: readDay(birthDate),
    nationality,
    telephone: entry.telNum,
  })
}
