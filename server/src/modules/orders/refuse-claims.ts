import { Refusal } from '../../errors'
import type { DiscountedJourney } from '../coupons/discount-journey'
import { amountRefusal } from './amount-refusal'
import type { ClaimedAmounts } from './buy-ticket.request'

const CURRENCY_CODE = { CNY: '1', HKD: '2' } as const

/**
 * Every amount the client sent must be what the server charges (decision "the wire" 9). Throws the words of
 * `amountRefusal`.
 */
export const refuseClaims = (claims: ClaimedAmounts, priced: DiscountedJourney): void => {
  const right =
    claims.amount === priced.total &&
    claims.due === priced.due &&
    claims.coupons === priced.couponDeduction &&
    claims.couponCount === priced.coupons.length &&
    claims.balance === 0 &&
    (claims.currency === '' || claims.currency === CURRENCY_CODE[priced.currency])
  if (!right) throw new Refusal(amountRefusal(claims))
}
