import type { FirstCall } from '@shuttle/contracts'

/**
 * The calls that the screen of a line starts at once beside the lines, from its address: how the line is sold, and the refund
 * policy of a day ticket.
 */
export const ticketDetailsCalls: FirstCall[] = [
  { path: 'manage/query.sales.policy', body: { lineCode: '$query.xldm' }, access: 'public' },
  { path: 'manage/query.refund.policy', body: { lineCode: '$query.xldm', feeType: '2' }, access: 'public' },
]
