import { normalizeTravelDocument, type TravelDocument } from '@shuttle/domain'
import type { passengerEntry } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { documentTypeFromWire, genderFromWire } from '../../../http/wire-codes.presenter'
import { readDay } from './flight.request'

/**
 * The travel document of a passenger on the airport line; undefined where nothing of it was sent. Invalid characters
 * and unknown codes are passed on: the checklist refuses both.
 */
export const readTravelDocument = (entry: z.infer<typeof passengerEntry>): TravelDocument | undefined => {
  const { idCard, lastName = '', firstName = '', gender = '', birthDate = '', nationality = '' } = entry
  if ([idCard, lastName, firstName, birthDate, nationality].every((text) => text.trim() === '')) return undefined
  return normalizeTravelDocument({
    lastName,
    firstName,
    documentType: documentTypeFromWire(entry.idType) as TravelDocument['documentType'],
    documentNumber: idCard,
    gender: genderFromWire(gender) as TravelDocument['gender'],
    birthDate: readDay(birthDate),
    nationality,
    telephone: entry.telNum,
  })
}
