import { type TravelDocumentHolder, toReadableTail } from '@shuttle/domain'
import type { OrderPassengerRow } from '../../database/types'
import type { Sealer } from '../../sealing'

type Place = Pick<OrderPassengerRow, 'order_no' | 'position'>
type Document = Pick<OrderPassengerRow, 'id_number' | 'id_tail' | 'id_sealed' | 'phone_hash'>
type Stored = Omit<Document, 'phone_hash'>
type TypedDocument = Document & Pick<OrderPassengerRow, 'document_type'>

/** Whether a document is stored; an erased one is no longer required. */
export const isDocumentStored = ({ id_number, id_sealed }: Pick<Document, 'id_number' | 'id_sealed'>): boolean =>
  id_number !== '' || id_sealed !== ''

/** Digits of a telephone number that are compared: those of Hong Kong, with or without country code. */
const PHONE_DIGITS = 8

/** Hashes to find a telephone number by, one for each key; none for a text with too few digits. */
export const hashPhone = (sealer: Sealer, telephone: string): readonly string[] => {
  const digits = telephone.normalize('NFKC').replace(/\D/g, '')
  return digits.length < PHONE_DIGITS ? [] : sealer.fingerprints(digits.slice(-PHONE_DIGITS))
}

/** A sealed text can be opened in its own row alone. */
export const documentOwner = ({ order_no, position }: Place): string => `passenger ${order_no} ${position}`

/** The columns of an identity document (D4.7): sealed whole, its last four readable. */
export const sealDocument = (sealer: Sealer, idNumber: string, place: Place): Document => ({
  id_number: '',
  id_tail: toReadableTail(idNumber),
  id_sealed: idNumber === '' ? '' : sealer.seal(idNumber, documentOwner(place)),
  phone_hash: '',
})

/** The columns of a travel document: all of it sealed as one JSON text, its kind and last four readable. */
export const sealHolder = (sealer: Sealer, holder: TravelDocumentHolder, place: Place): TypedDocument => ({
  id_number: '',
  id_tail: toReadableTail(holder.documentNumber),
  id_sealed: sealer.seal(JSON.stringify(holder), documentOwner(place)),
  phone_hash: hashPhone(sealer, holder.telephone)[0] ?? '',
  document_type: holder.documentType,
})

/** The same columns under the newest key, sealed where they were not. Throws `SealFault` where the key is gone. */
export const resealDocument = (
  sealer: Sealer,
  person: Place & Stored & Pick<TypedDocument, 'document_type'>,
): Document => {
  if (person.id_sealed === '') return sealDocument(sealer, person.id_number, person)
  const text = sealer.open(person.id_sealed, documentOwner(person))
  const { telephone = '' } = person.document_type === '' ? {} : (JSON.parse(text) as Partial<TravelDocumentHolder>)
  return {
    ...{ id_number: '', id_tail: person.id_tail, id_sealed: sealer.seal(text, documentOwner(person)) },
    phone_hash: hashPhone(sealer, telephone)[0] ?? '',
  }
}

const openText = (sealer: Sealer, person: Place & Stored): string | undefined =>
  person.id_sealed === '' ? undefined : sealer.open(person.id_sealed, documentOwner(person))

/** The whole number, for its owner alone; empty once it was erased. Throws `SealFault` where the key is gone. */
export const openDocument = (sealer: Sealer, person: Place & Stored): string =>
  openText(sealer, person) ?? (person.id_number || person.id_tail)

/** The same for a passenger of any line: of a travel document every field. */
export const openPassenger = (
  sealer: Sealer,
  person: Place & Stored & Pick<TypedDocument, 'document_type'>,
): Pick<TravelDocumentHolder, 'documentNumber'> & Partial<TravelDocumentHolder> => {
  const { document_type: documentType } = person
  if (documentType === '') return { documentNumber: openDocument(sealer, person) }
  const text = openText(sealer, person)
  return text === undefined ? { documentType, documentNumber: person.id_tail } : JSON.parse(text)
}
