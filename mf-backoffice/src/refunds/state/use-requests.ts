import { queryStaffRequestCall, queryStaffRequestsCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import type { RequestFilter } from '../domain/requests-address'

const [QUEUE, FILE] = ['requests', 'request']
const REQUESTS_A_PAGE = 50

const toBody = ({ state, reason, line, proof, after }: RequestFilter) => ({
  ...(state === 'overdue' ? { isOverdue: true } : state !== 'all' && { state }),
  ...(reason && { reason }),
  ...(line && { lineCode: line }),
  ...(proof && { hasProof: proof === 'yes' }),
  ...(after && { after }),
  pageSize: REQUESTS_A_PAGE,
})

export const useRequests = (filter: RequestFilter) => {
  const body = toBody(filter)
  return useStaffQuery({
    key: [QUEUE, body],
    read: (signal) => staffCall(queryStaffRequestsCall, body, { signal }),
    showsPreviousData: true,
  })
}

/** A request with everything that its decision needs. */
export const useRequestFile = (requestNo: string) =>
  useStaffQuery({
    key: [FILE, requestNo],
    read: (signal) => staffCall(queryStaffRequestCall, { requestNo }, { signal }),
    enabled: requestNo !== '',
  })

/** Refetches the queue and one request: it was decided, possibly by a colleague. */
export const useRefreshRequests = (requestNo: string): (() => Promise<void>) => {
  const refreshQueue = useRefresh(QUEUE)
  const refreshFile = useRefresh(FILE, requestNo)
  return async () => {
    await Promise.all([refreshQueue(), refreshFile()])
  }
}
