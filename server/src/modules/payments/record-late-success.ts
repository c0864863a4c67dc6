import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'
import { newDifferenceNumber } from '../orders'
import { addDifference } from './refund-differences.repository'
import type { RefundRow } from './refund-ledger.repository'
import { findSettlement, storeNextLook } from './refund-settlements.repository'

/**
 * The provider gave back a refund that does not move any more: where staff had settled it outside, that is a difference, entered once.
 * Answers whether it is new.
 */
export const recordLateSuccess = async (
  trx: Transaction<Database>,
  { refund_no, amount_cents, currency }: Pick<RefundRow, 'refund_no' | 'amount_cents' | 'currency'>,
  now: Instant,
): Promise<boolean> => {
  if (!(await findSettlement(trx, refund_no))) return false
  await storeNextLook(trx, refund_no, null)
  const about = { refund_no, amount_cents, currency, found_at: now }
  return addDifference(trx, { difference_no: newDifferenceNumber(now), kind: 'settled-twice', ...about })
}
