import { type Instant, toInstant } from '@shuttle/domain'
import type { PolicyTerms } from '@shuttle/domain/staff'
import type { addPolicyCall, calculateFeeCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { currencyFromWire, fareTypeFromWire } from '../../http/wire-codes.presenter'
import type { ImaginedSale } from './calculate-fee'
import type { PolicyContent } from './change-policies'

type Body = z.infer<typeof addPolicyCall.request>

/** `yyyy-MM-dd HH:mm:ss` of business time. */
export const readMoment = (moment: string): Instant => toInstant(moment.slice(0, 10), moment.slice(11))

const readTerms = (body: Body): PolicyTerms => ({
  clock: body.clock === 'SALE' ? 'sinceSale' : 'beforeDeparture',
  tiers: body.tiers.map(({ minutes, rate }) => ({ minutes, basisPoints: rate })),
  cutoffMinutes: body.cutoffMinutes,
  isAutomatic: body.automatic,
  rounding: body.rounding === 'CENT' ? 'cent' : 'unit',
  minimumFee: body.minimumFee,
  couponOrders: body.couponOrders === 'MANUAL' ? 'byHand' : 'cashPart',
  discountedTickets: body.discountedTickets === 'MANUAL' ? 'byHand' : 'asOthers',
  lineCodes: [...new Set(body.lineCodes)].toSorted(),
  fareTypes: [...new Set(body.feeTypes)].flatMap((code) => fareTypeFromWire(code) ?? []).toSorted(),
  isForceMajeureFull: body.forceMajeureFull,
  windowDays: body.windowDays,
})

export const readPolicyContent = (body: Body): PolicyContent => ({
  from: body.dateFrom,
  until: body.dateTo === '' ? undefined : body.dateTo,
  terms: readTerms(body),
})

/** A ticket that has not been sold; undefined where its fare type or currency is unknown. */
export const readSale = (
  sale: NonNullable<z.infer<typeof calculateFeeCall.request>['sale']>,
): ImaginedSale | undefined => {
  const fareType = fareTypeFromWire(sale.feeType)
  const currency = currencyFromWire(sale.currency)
  if (fareType === undefined || currency === undefined) return undefined
  const times = { soldAt: readMoment(sale.saleTime), departsAt: readMoment(sale.departTime) }
  return { product: { lineCode: sale.lineCode, fareType }, currency, fare: sale.fare, ...times }
}
