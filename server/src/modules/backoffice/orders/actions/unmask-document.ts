import type { DocumentType } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../database/types'
import { Refusal } from '../../../../runtime/errors'
import type { Sealer } from '../../../../sealing'
import { findOrder, openPassenger, viewOrder } from '../../../passenger/orders'

export interface OpenedDocument {
  /** Undefined where no kind was requested. */
  documentType: DocumentType | undefined
  documentNumber: string
}

/** Opens the document of a passenger. Throws ORDER_NOT_FOUND, and STAFF_NO_DOCUMENT where none is stored whole. */
export const unmaskDocument = async (
  db: Kysely<Database>,
  { orderNo, passengerPosition, sealer }: { orderNo: string; passengerPosition: number; sealer: Sealer },
): Promise<OpenedDocument> => {
  const order = await findOrder(db, orderNo)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  const { passengers } = await viewOrder(db, order)
  const passenger = passengers.find(({ position }) => position === passengerPosition)
  if (!passenger || (passenger.id_sealed === '' && passenger.id_number === '')) throw new Refusal('STAFF_NO_DOCUMENT')
  const { documentNumber } = openPassenger(sealer, passenger)
  return { documentType: passenger.document_type || undefined, documentNumber }
}
