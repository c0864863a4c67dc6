import type { OrderFilters } from '@shuttle/wire/staff'
import { readFreeText } from './search-term'

/** A telephone number is erased with the document of its passenger, and may be a document itself. */
const isDocument = (typed: string | undefined): boolean => {
  const kind = readFreeText(typed)?.kind
  return kind === 'idTail' || kind === 'phone'
}

/** Filters as they are stored with a search: without a document or its end, which no row has once it is erased. */
export const withoutDocuments = ({ idTail: _, ...filters }: OrderFilters): OrderFilters => {
  const { q, orderNo, ticketNo, ...others } = filters
  return {
    ...others,
    ...(q !== undefined && !isDocument(q) && { q }),
    ...(orderNo !== undefined && !isDocument(orderNo) && { orderNo }),
    ...(ticketNo !== undefined && !isDocument(ticketNo) && { ticketNo }),
  }
}
