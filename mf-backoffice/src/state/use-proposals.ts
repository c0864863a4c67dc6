import { fetchProposal, fetchProposals } from '../calls/proposals'
import type { ProposalFilter } from '../domain/proposal-filter'
import { useStaffQuery } from './use-staff-query'

const KEY = 'proposals'

/** A page of refunds at a changed fee. */
export const useProposals = (filter: ProposalFilter) =>
  useStaffQuery({ key: [KEY, filter], read: (signal) => fetchProposals(filter, signal), showsPreviousData: true })

/** One proposal; null where the number is unknown. */
export const useProposal = (proposalNo: string) =>
  useStaffQuery({
    key: [KEY, 'one', proposalNo],
    read: (signal) => fetchProposal(proposalNo, signal),
    enabled: proposalNo !== '',
  })
