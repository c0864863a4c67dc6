import { useListAddress } from '../../components/use-list-address'
import { orderSearchQuery, readOrderSearch } from '../../domain/order-search'

/** The search in the address, the pages before this one, and the order that is open beside the list. */
export const useSearchAddress = () => {
  const { asked: search, ...rest } = useListAddress({ read: readOrderSearch, toQuery: orderSearchQuery, opens: 'open' })
  return { search, ...rest }
}
