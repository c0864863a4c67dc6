import { useBookingTexts } from '@shuttle/booking'
import { isUnknownCode } from '@shuttle/calls'
import type { RefundViolation } from '@shuttle/domain'
import type { RefundBlock, RefundPassenger } from '../../domain/refund-passengers'
import { useRefundTexts } from '../../i18n/use-refund-texts'

/** An abnormal ticket has the text of an unknown code; a child that stays alone has one with names. */
type Explained =
  | Exclude<RefundViolation, 'REFUND_TICKET_ABNORMAL' | 'REFUND_OTHER_LEG' | 'REFUND_CHILD_ALONE'>
  | 'REFUND_REQUEST_OPEN'

const WHY = {
  REFUND_COUPON_USED: 'coupon',
  REFUND_EMERGENCY: 'onRequest',
  REFUND_DISCOUNTED: 'discounted',
  REFUND_FARE_ADJUSTMENT: 'promotion',
  REFUND_NO_RULE: 'noRule',
  REFUND_COLLECTED_OR_CHECKED: 'used',
  REFUND_TIME_PASSED: 'passed',
  REFUND_ALREADY_REFUNDED: 'refunded',
  REFUND_REQUEST_OPEN: 'requested',
} as const satisfies Record<Explained, string>
const isKnownReason = (code: string): code is keyof typeof WHY => Object.hasOwn(WHY, code)

/** Formats passengers, and why their tickets cannot be chosen, in the user's language. */
export const useRefundLabels = () => {
  const t = useRefundTexts()
  const bookingT = useBookingTexts()
  const nameType = ({ type }: RefundPassenger) =>
    isUnknownCode(type) ? bookingT('unknown') : bookingT(`passengerType.${type}`)
  const explain = ({ code, isByApplication, alone = [] }: RefundBlock): string => {
    if (code !== 'REFUND_CHILD_ALONE') return t(`why.${isKnownReason(code) ? WHY[code] : 'abnormal'}`)
    const passengers = alone.map((passenger) => passenger.name || nameType(passenger)).join(t('price.separator'))
    return t(isByApplication ? 'why.child' : 'why.childOnly', { passengers })
  }
  /** Joins sentences into a paragraph with the separator of the language; empty ones are omitted. */
  const join = (...sentences: (string | false | undefined)[]): string =>
    sentences.filter(Boolean).join(bookingT('refund.sentenceSpace'))
  return { nameType, explain, join }
}
