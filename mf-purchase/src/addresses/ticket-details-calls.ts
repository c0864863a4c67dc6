import type { FirstCall } from '@shuttle/contracts'

/**
 * The calls that the screen of a line starts in parallel with the lines, from its address: the sales policy, and the
 * refund policy of a day ticket.
 */
export const ticketDetailsCalls: FirstCall[] = [
  { path: 'manage/query.sales.policy', body: { lineCode: '$query.xldm' }, access: 'public' },
  { path: 'manage/query.refund.policy', body: { lineCode: '$query.xldm', feeType: '2' }, access: 'public' },
]
