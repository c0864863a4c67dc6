import type { FaultKind } from '../faults/fault'

export interface TestCard {
  number: string
  /** What the gateway answers. */
  gatewayCode: 'APPROVED' | 'DECLINED' | 'EXPIRED_CARD' | 'TIMED_OUT'
  /** The fault it stands for, as if the panel had been set. */
  like?: FaultKind
  name: 'approved' | 'approvedVisa' | 'declined' | 'expired' | 'timeout' | 'late'
}

/** Money of the `late` card arrives this long after the page said nothing came. */
export const LATE_CARD_MS = 8000

/** Cards of the gateway's own test list, and what each does here. Any other valid number is declined. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '5123450000000008', gatewayCode: 'APPROVED', name: 'approved' },
  { number: '4508750015741019', gatewayCode: 'APPROVED', name: 'approvedVisa' },
  { number: '5111111111111118', gatewayCode: 'DECLINED', name: 'declined' },
  { number: '2223000000000023', gatewayCode: 'EXPIRED_CARD', name: 'expired' },
  { number: '5506900140100305', gatewayCode: 'TIMED_OUT', like: 'session-timeout', name: 'timeout' },
  { number: '2223000000000007', gatewayCode: 'APPROVED', like: 'late-success', name: 'late' },
]

export const testCard = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number)
