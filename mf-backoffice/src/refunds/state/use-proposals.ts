import { queryProposalsCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import type { ProposalFilter } from '../domain/proposals-address'

const KEY = 'proposals'
const PROPOSALS_A_PAGE = 50

const toBody = ({ state, after }: ProposalFilter) => ({
  ...(state !== 'all' && { state }),
  ...(after && { after }),
  pageSize: PROPOSALS_A_PAGE,
})

/** A page of refunds at a changed fee. */
export const useProposals = (filter: ProposalFilter) => {
  const body = toBody(filter)
  return useStaffQuery({
    key: [KEY, body],
    read: (signal) => staffCall(queryProposalsCall, body, { signal }),
    showsPreviousData: true,
  })
}

/** One proposal; null where the number is unknown. */
export const useProposal = (proposalNo: string) =>
  useStaffQuery({
    key: [KEY, 'one', proposalNo],
    read: async (signal) => (await staffCall(queryProposalsCall, { proposalNo }, { signal })).rows[0] ?? null,
    enabled: proposalNo !== '',
  })
