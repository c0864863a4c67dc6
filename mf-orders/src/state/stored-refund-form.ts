import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { REFUND_REASONS, type RefundReason } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'

/**
 * The refund choice of one order: ticket numbers, a reason and its text. Stores
 * no names and nothing of travel documents.
 */
export interface StoredRefundForm {
  picked: readonly string[]
  reason: RefundReason | undefined
  reasonText: string
  /** Tickets whose refund was sent and not answered yet: the refund may already be in the record. */
  sent: readonly string[]
}

const EMPTY: StoredRefundForm = { picked: [], reason: undefined, reasonText: '', sent: [] }

const toKey = (orderNo: string) => `refund-${orderNo}${STORED_FORM_SUFFIX}`

const toNumbers = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((no): no is string => typeof no === 'string') : []

/**
 * The stored choice of an order; undefined where none is stored. Unknown fields of
 * another version of this page are ignored.
 */
export const readStoredRefundForm = (orderNo: string): StoredRefundForm | undefined => {
  const stored = safeStorage.session.get(toKey(orderNo))
  if (stored === undefined) return undefined
  try {
    const { picked, reason, reasonText, sent } = JSON.parse(stored) as Partial<Record<keyof StoredRefundForm, unknown>>
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

export const updateStoredRefundForm = (orderNo: string, change: Partial<StoredRefundForm>): void => {
  const form = { ...(readStoredRefundForm(orderNo) ?? EMPTY), ...change }
  safeStorage.session.set(toKey(orderNo), JSON.stringify(form))
}

export const removeStoredRefundForm = (orderNo: string): void => safeStorage.session.remove(toKey(orderNo))
