import { useListAddress } from '../../kit/use-list-address'
import { readRequestFilter, requestQuery } from '../domain/request-filter'

/** Filter, cursors of the previous pages and the open request, in the URL. */
export const useRequestsAddress = () => {
  const { values: filter, ...rest } = useListAddress({
    read: readRequestFilter,
    toQuery: requestQuery,
    opens: 'request',
  })
  return { filter, ...rest }
}
