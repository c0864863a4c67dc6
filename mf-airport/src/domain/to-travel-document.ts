import { normalizeTravelDocument, type TravelDocument, toPrintedLetters } from '@shuttle/domain'
import type { EnteredTravelDocument } from './airport-trip-selection'
import { toBirthDate } from './birth-date'

type TypedField = 'lastName' | 'firstName' | 'documentNumber' | 'nationality' | 'telephone'

const toPlain = (text: string) => text.normalize('NFKC')

/**
 * Formats a text while it is typed: capital letters in names and document numbers, full-width characters as plain ones.
 * Invalid characters stay and are refused: half a name or number would be worse than none.
 */
export const TYPED: Readonly<Record<TypedField, (text: string) => string>> = {
  lastName: toPrintedLetters,
  firstName: toPrintedLetters,
  documentNumber: (text) => toPlain(text).toUpperCase(),
  nationality: toPlain,
  telephone: toPlain,
}

/** The form that an order carries; fields that are not chosen are empty and refused by the checks. */
export const toTravelDocument = (
  travelDocument: EnteredTravelDocument,
): TravelDocument & Pick<EnteredTravelDocument, 'type'> => ({
  ...normalizeTravelDocument({
    ...(travelDocument as TravelDocument),
    birthDate: toBirthDate(travelDocument.birthDate),
    firstName: travelDocument.hasOneName ? '' : travelDocument.firstName,
  }),
  type: travelDocument.type,
})

/** The text after its field is left. */
export const finishText = (travelDocument: EnteredTravelDocument, field: TypedField, text: string): string =>
  toTravelDocument({ ...travelDocument, [field]: text })[field]
