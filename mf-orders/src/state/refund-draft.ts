import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { REFUND_REASONS, type RefundReason } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'

/**
 * The refund choice of one order: ticket numbers, a reason and its text. Stores
 * no names and nothing of travel documents.
 */
export interface RefundDraft {
  picked: readonly string[]
  reason: RefundReason | undefined
  reasonText: string
  /** Tickets whose refund was sent and not answered yet: the refund may already be in the record. */
  sent: readonly string[]
}

const EMPTY: RefundDraft = { picked: [], reason: undefined, reasonText: '', sent: [] }

const toKey = (orderNo: string) => `refund-${orderNo}${DRAFTS_SUFFIX}`

const toNumbers = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((no): no is string => typeof no === 'string') : []

/**
 * The stored choice of an order; undefined where none is stored. Unknown fields of
 * another version of this page are ignored.
 */
export const readRefundDraft = (orderNo: string): RefundDraft | undefined => {
  const stored = safeStorage.session.get(toKey(orderNo))
  if (stored === undefined) return undefined
  try {
    const { picked, reason, reasonText, sent } = JSON.parse(stored) as Partial<Record<keyof RefundDraft, unknown>>
    return {
      picked: toNumbers(picked),
      reason: REFUND_REASONS.find((known) => known === reason),
      reasonText: typeof reasonText === 'string' ? reasonText : '',
      sent: toNumbers(sent),
    }
  } catch {
    return undefined
  }
}

export const changeRefundDraft = (orderNo: string, change: Partial<RefundDraft>): void => {
  const draft = { ...(readRefundDraft(orderNo) ?? EMPTY), ...change }
  safeStorage.session.set(toKey(orderNo), JSON.stringify(draft))
}

export const removeRefundDraft = (orderNo: string): void => safeStorage.session.remove(toKey(orderNo))
