import { toReadableTail } from '@shuttle/domain'
import type { OrderPassengerRow } from '../../database/types'
import type { Sealer } from '../../sealing'

type Place = Pick<OrderPassengerRow, 'order_no' | 'position'>
type Document = Pick<OrderPassengerRow, 'id_number' | 'id_tail' | 'id_sealed'>

/** A sealed number opens in its own row alone. */
const toOwner = ({ order_no, position }: Place): string => `passenger ${order_no} ${position}`

/** The columns of an identity document (decision "airport line"): sealed whole, its last four readable. */
export const sealDocument = (sealer: Sealer, idNumber: string, place: Place): Document => ({
  id_number: '',
  id_tail: toReadableTail(idNumber),
  id_sealed: idNumber === '' ? '' : sealer.seal(idNumber, toOwner(place)),
})

/** The whole number, for its owner alone; its last four once it was erased. Throws `SealFault` where the key is gone. */
export const openDocument = (sealer: Sealer, person: Place & Document): string => {
  if (person.id_sealed !== '') return sealer.open(person.id_sealed, toOwner(person))
  return person.id_number || person.id_tail
}
