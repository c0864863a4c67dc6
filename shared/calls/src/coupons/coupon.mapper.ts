import { COUPON_KINDS, COUPON_STATES, COUPON_VIOLATIONS, type CouponKind, type CouponState } from '@shuttle/domain'
import type { couponRow } from '@shuttle/wire'
import { readKnown } from '../coded'
import { CURRENCY, FARE_TYPE, PASSENGER_TYPE } from '../codes.mapper'
import { instantOfMoment } from '../moment.mapper'
import type { ListedCoupon } from './coupon-offer'

type CouponRow = (typeof couponRow)['_zod']['output']

const known = <Name extends string>(names: readonly Name[], raw: string): Name | undefined =>
  names.find((name) => name === raw)

const refusalOf = (row: CouponRow): ListedCoupon['refusal'] =>
  row.usable ? undefined : (known(COUPON_VIOLATIONS, row.reason) ?? 'other')

/**
 * Undefined for a kind or currency this build does not know: it could not say what the coupon is worth. A state it does
 * not know is not offered; a condition it does not know fits nobody, so that nothing is promised.
 */
export const couponFromWire = (row: CouponRow): ListedCoupon | undefined => {
  const kind: CouponKind | undefined = known(COUPON_KINDS, row.kind)
  const currency = readKnown(CURRENCY, row.currency)
  if (!kind || (row.currency !== '' && !currency)) return undefined
  const state: CouponState = known(COUPON_STATES, row.state) ?? 'cancelled'
  const passengerTypes = row.ticketTypes.flatMap((raw) => readKnown(PASSENGER_TYPE, raw) ?? [])
  const fareTypes = row.feeTypes.flatMap((raw) => readKnown(FARE_TYPE, raw) ?? [])
  const isForOthersOnly =
    (row.ticketTypes.length > 0 && passengerTypes.length === 0) || (row.feeTypes.length > 0 && fareTypes.length === 0)
  return {
    couponNumber: row.voucherNo,
    name: row.name,
    kind,
    faceValue: row.faceValue,
    currency,
    minimumSpend: row.minSpend,
    validFrom: instantOfMoment(row.beginTime),
    validUntil: instantOfMoment(row.endTime),
    lines: row.lineCodes,
    passengerTypes,
    fareTypes,
    state,
    refusal: refusalOf(row) ?? (isForOthersOnly ? 'other' : undefined),
  }
}
