import type { FirstCall } from '@shuttle/contracts'

/** What the screen of a line asks for at once beside the lines, out of its address: how the line is sold, and the refund policy of a day ticket. */
export const ticketDetailsCalls: FirstCall[] = [
  { path: 'manage/query.sales.policy', body: { lineCode: '$query.xldm' }, access: 'public' },
  { path: 'manage/query.refund.policy', body: { lineCode: '$query.xldm', feeType: '2' }, access: 'public' },
]
