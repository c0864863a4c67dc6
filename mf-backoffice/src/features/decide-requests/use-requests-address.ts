import { useListAddress } from '../../components/use-list-address'
import { readRequestFilter, requestQuery } from '../../domain/request-filter'

/** The filter in the address, the pages before this one, and the request that is open. */
export const useRequestsAddress = () => {
  const { asked: filter, ...rest } = useListAddress({
    read: readRequestFilter,
    toQuery: requestQuery,
    opens: 'request',
  })
  return { filter, ...rest }
}
