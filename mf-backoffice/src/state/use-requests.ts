import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchRequests } from '../calls/refund-requests'
import { fetchRequest } from '../calls/request-file'
import type { RequestFilter } from '../domain/request-filter'
import { BACKOFFICE_KEY } from './keys'
import { useStaffQuery } from './use-staff-query'

const [QUEUE, FILE] = ['requests', 'request']

export const useRequests = (filter: RequestFilter) =>
  useStaffQuery({ key: [QUEUE, filter], read: (signal) => fetchRequests(filter, signal), showsPreviousData: true })

/** A request with everything that its decision needs. */
export const useRequestFile = (requestNo: string) =>
  useStaffQuery({
    key: [FILE, requestNo],
    read: (signal) => fetchRequest(requestNo, signal),
    enabled: requestNo !== '',
  })

/** Refetches the queue and one request: it was decided, possibly by a colleague. */
export const useRefreshRequests = (requestNo: string): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const readAgain = (key: string[]) => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, ...key] })
  return async () => {
    await Promise.all([readAgain([QUEUE]), readAgain([FILE, requestNo])])
  }
}
