import { useMemberId } from '@shuttle/queries'
import { queryStaffRequestCall, queryStaffRequestsCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import type { RequestFilter } from '../domain/request-filter'

const [QUEUE, FILE] = ['requests', 'request']
const REQUESTS_A_PAGE = 50

const toBody = ({ view, reason, line, proof, after }: RequestFilter) => ({
  ...(view === 'overdue' ? { isOverdue: true } : view !== 'all' && { state: view }),
  ...(reason && { reason }),
  ...(line && { lineCode: line }),
  ...(proof && { hasProof: proof === 'yes' }),
  ...(after && { after }),
  pageSize: REQUESTS_A_PAGE,
})

export const useRequests = (filter: RequestFilter) =>
  useStaffQuery({
    key: [QUEUE, filter],
    read: (signal) => staffCall(queryStaffRequestsCall, toBody(filter), { signal }),
    showsPreviousData: true,
  })

/** A request with everything that its decision needs. */
export const useRequestFile = (requestNo: string) =>
  useStaffQuery({
    key: [FILE, requestNo],
    read: (signal) => staffCall(queryStaffRequestCall, { requestNo }, { signal }),
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
