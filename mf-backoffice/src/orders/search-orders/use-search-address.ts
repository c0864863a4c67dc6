import { useListAddress } from '../../kit/use-list-address'
import { orderSearchQuery, readOrderSearch } from '../domain/order-search'

/** Search, cursors of the previous pages and the open order, in the URL. */
export const useSearchAddress = () => {
  const { values: search, ...rest } = useListAddress({
    read: readOrderSearch,
    toQuery: orderSearchQuery,
    opens: 'open',
  })
  return { search, ...rest }
}
