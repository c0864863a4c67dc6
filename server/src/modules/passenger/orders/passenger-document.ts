import { type TravelDocument, toReadableTail } from '@shuttle/domain'
import type { OrderPassengerRow } from '../../../database/types'
import type { Sealer } from '../../../sealing'

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
export const sealTravelDocument = (sealer: Sealer, travelDocument: TravelDocument, place: Place): TypedDocument => ({
  id_number: '',
  id_tail: toReadableTail(travelDocument.documentNumber),
  id_sealed: sealer.seal(JSON.stringify(travelDocument), documentOwner(place)),
  phone_hash: hashPhone(sealer, travelDocument.telephone)[0] ?? '',
  document_type: travelDocument.documentType,
})

/** The same columns under the newest key, sealed where they were not. Throws `SealFault` where the key is gone. */
export const resealDocument = (
  sealer: Sealer,
  passenger: Place & Stored & Pick<TypedDocument, 'document_type'>,
): Document => {
  if (passenger.id_sealed === '') return sealDocument(sealer, passenger.id_number, passenger)
  const text = sealer.open(passenger.id_sealed, documentOwner(passenger))
  const { telephone = '' } = passenger.document_type === '' ? {} : (JSON.parse(text) as Partial<TravelDocument>)
  return {
    ...{ id_number: '', id_tail: passenger.id_tail, id_sealed: sealer.seal(text, documentOwner(passenger)) },
    phone_hash: hashPhone(sealer, telephone)[0] ?? '',
  }
}

const openText = (sealer: Sealer, passenger: Place & Stored): string | undefined =>
  passenger.id_sealed === '' ? undefined : sealer.open(passenger.id_sealed, documentOwner(passenger))

/** The whole number, for its owner alone; empty once it was erased. Throws `SealFault` where the key is gone. */
export const openDocument = (sealer: Sealer, passenger: Place & Stored): string =>
  openText(sealer, passenger) ?? (passenger.id_number || passenger.id_tail)

/** The same for a passenger of any line: of a travel document every field. */
export const openPassenger = (
  sealer: Sealer,
  passenger: Place & Stored & Pick<TypedDocument, 'document_type'>,
): Pick<TravelDocument, 'documentNumber'> & Partial<TravelDocument> => {
  const { document_type: documentType } = passenger
  if (documentType === '') return { documentNumber: openDocument(sealer, passenger) }
  const text = openText(sealer, passenger)
  return text === undefined ? { documentType, documentNumber: passenger.id_tail } : JSON.parse(text)
}
