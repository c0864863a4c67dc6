import { normalizeHolder, type TravelDocumentHolder, toPrintedLetters } from '@shuttle/domain'
import type { DraftHolder } from './airport-draft'
import { toBirthDate } from './birth-date'

type TypedField = 'lastName' | 'firstName' | 'documentNumber' | 'nationality' | 'telephone'

const toPlain = (text: string) => text.normalize('NFKC')

/**
 * What a field shows of a text while it is typed: capital letters in names and document numbers, full-width characters as plain ones.
 * What does not belong there stays, to be refused: half a name or number would be worse than none.
 */
export const TYPED: Readonly<Record<TypedField, (text: string) => string>> = {
  lastName: toPrintedLetters,
  firstName: toPrintedLetters,
  documentNumber: (text) => toPlain(text).toUpperCase(),
  nationality: toPlain,
  telephone: toPlain,
}

/** As an order carries it; what is not chosen is empty, to be refused by the checks. */
export const toHolder = (holder: DraftHolder): TravelDocumentHolder & Pick<DraftHolder, 'type'> => ({
  ...normalizeHolder({
    ...(holder as TravelDocumentHolder),
    birthDate: toBirthDate(holder.birthDate),
    firstName: holder.hasOneName ? '' : holder.firstName,
  }),
  type: holder.type,
})

/** The same text as it is once its field is left. */
export const finishText = (holder: DraftHolder, field: TypedField, text: string): string =>
  toHolder({ ...holder, [field]: text })[field]
