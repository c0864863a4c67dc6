import {
  COUPON_KINDS,
  COUPON_STATES,
  COUPON_VIOLATIONS,
  type Coupon,
  type CouponKind,
  type CouponState,
  type CouponViolation,
} from '@shuttle/domain'
import { type couponRow, queryCouponsCall } from '@shuttle/wire'
import { CURRENCY, FARE_TYPE, instantFromWire, PASSENGER_TYPE, readKnown, TICKET_CATEGORY, toCode } from '../codes'
import { type CallOptions, callService } from '../send-call'

/** A coupon of the member with its name in the language of the request, and whether the service takes it. */
export interface ListedCoupon extends Coupon {
  name: string
  /** Why the service refuses it on this line and these days, if it does; `other` is a reason newer than this build. */
  refusal: CouponViolation | 'other' | undefined
}

/** A line and its days of travel. */
export interface CouponQuery {
  originCode: string
  destinationCode: string
  category: 'oneWay' | 'roundTrip'
  date: string
  /** Round trips only. */
  returnDate?: string | undefined
}

type CouponRow = (typeof couponRow)['_zod']['output']

const findKnown = <Name extends string>(names: readonly Name[], raw: string): Name | undefined =>
  names.find((name) => name === raw)

const refusalFromWire = (row: CouponRow): ListedCoupon['refusal'] =>
  row.usable ? undefined : (findKnown(COUPON_VIOLATIONS, row.reason) ?? 'other')

/**
 * Undefined for a kind or currency this build does not know, because the coupon's value could not be shown. An unknown
 * state counts as cancelled, an unknown condition as not fulfilled.
 */
export const couponFromWire = (row: CouponRow): ListedCoupon | undefined => {
  const kind: CouponKind | undefined = findKnown(COUPON_KINDS, row.kind)
  const currency = readKnown(CURRENCY, row.currency)
  if (!kind || (row.currency !== '' && !currency)) return undefined
  const state: CouponState = findKnown(COUPON_STATES, row.state) ?? 'cancelled'
  const passengerTypes = row.ticketTypes.flatMap((raw) => readKnown(PASSENGER_TYPE, raw) ?? [])
  const fareTypes = row.feeTypes.flatMap((raw) => readKnown(FARE_TYPE, raw) ?? [])
  const hasUnknownConditionsOnly =
    (row.ticketTypes.length > 0 && passengerTypes.length === 0) || (row.feeTypes.length > 0 && fareTypes.length === 0)
  return {
    couponNumber: row.voucherNo,
    name: row.name,
    kind,
    faceValue: row.faceValue,
    currency,
    minimumSpend: row.minSpend,
    validFrom: instantFromWire(row.beginTime),
    validUntil: instantFromWire(row.endTime),
    lines: row.lineCodes,
    passengerTypes,
    fareTypes,
    state,
    refusal: refusalFromWire(row) ?? (hasUnknownConditionsOnly ? 'other' : undefined),
  }
}

/** A round trip names the return leg too (purchase 7). */
export const couponTripToWire = (trip: CouponQuery): (typeof queryCouponsCall)['request']['_zod']['input'] => ({
  ticketCategory: toCode(TICKET_CATEGORY, trip.category),
  ticketData: trip.date,
  startStationCode: trip.originCode,
  endStationCode: trip.destinationCode,
  ...(trip.category === 'roundTrip' && {
    ticketDataRe: trip.returnDate ?? '',
    startStationCodeRe: trip.destinationCode,
    endStationCodeRe: trip.originCode,
  }),
})

/** The member's coupons for a line and its days; unusable ones carry the reason. Members only. */
export const fetchCoupons = async (trip: CouponQuery, options: CallOptions = {}): Promise<ListedCoupon[]> =>
  (await callService(queryCouponsCall, couponTripToWire(trip), options)).responseData.flatMap(
    (row) => couponFromWire(row) ?? [],
  )

/** All coupons of the member with their state, in the order of the service. Members only. Throws `ApiError`. */
export const fetchMyCoupons = async (): Promise<ListedCoupon[]> =>
  (await callService(queryCouponsCall, {})).responseData.flatMap((row) => couponFromWire(row) ?? [])

/** Number of the refused coupon, from a refusal COUPON_NOT_USABLE; undefined where none is named. */
export const getRefusedCoupon = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('voucherNo' in data)) return undefined
  return typeof data.voucherNo === 'string' && data.voucherNo !== '' ? data.voucherNo : undefined
}
