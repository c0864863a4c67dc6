import type { OrderFilters } from './order-search.request'
import { readFreeText } from './search-term'

const isDocument = (typed: string | undefined): boolean => readFreeText(typed)?.kind === 'idTail'

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
