import type { RefundState } from '../derive-status'
import { type DifferenceKind, isSameMoney, type ProviderMoney } from './difference-kind'

export interface RefundOnRecord {
  state: RefundState
  /** Staff paid it another way: it is done here, and must not be done there. */
  isSettledOutside: boolean
  money: ProviderMoney
}

export interface RefundAtProvider {
  state: 'done' | 'pending' | 'refused' | 'unknown'
  /** Undefined where the provider names no amount. */
  money?: ProviderMoney | undefined
}

/**
 * States that the ledger does not change any more; all others are retried automatically, so they are no difference yet.
 */
const ENDED_HERE: readonly RefundState[] = ['done', 'refused']

/**
 * How one refund differs between the ledger and its provider; undefined where they agree, or will without intervention.
 */
export const compareRefund = (ours: RefundOnRecord, theirs: RefundAtProvider): DifferenceKind | undefined => {
  const isThere = theirs.state === 'done' || theirs.state === 'pending'
  if (ours.isSettledOutside) return theirs.state === 'done' ? 'settled-twice' : undefined
  if (isThere && theirs.money && !isSameMoney(ours.money, theirs.money)) return 'refund-amount-differs'
  if (!ENDED_HERE.includes(ours.state)) return undefined
  if (ours.state === 'done') return isThere ? undefined : 'recorded-not-refunded'
  return theirs.state === 'done' ? 'refunded-not-recorded' : undefined
}
