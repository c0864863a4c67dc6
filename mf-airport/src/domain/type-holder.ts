import { normalizeHolder, type TravelDocumentHolder, toPrintedLetters } from '@shuttle/domain'
import type { DraftHolder } from './airport-draft'
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
export const toHolder = (holder: DraftHolder): TravelDocumentHolder & Pick<DraftHolder, 'type'> => ({
  ...normalizeHolder({
    ...(holder as TravelDocumentHolder),
    birthDate: toBirthDate(holder.birthDate),
    firstName: holder.hasOneName ? '' : holder.firstName,
  }),
  type: holder.type,
})

/** The text after its field is left. */
export const finishText = (holder: DraftHolder, field: TypedField, text: string): string =>
  toHolder({ ...holder, [field]: text })[field]
