import { refusedTicket } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { RefusalDetails } from '../runtime/errors'
import { presentAirportField } from './airport-field.presenter'
import { wireCaptchaKind } from './wire-codes.presenter'

const presentData = ({
  fields,
  airportFields,
  changeFields,
  orderNo,
  coupon,
  captchaKind,
  waitSeconds,
  mayJoin,
  ticketUse,
  ticketTimes,
  leastSeats,
  tickets,
  quoteNo,
  refundPreview,
  endState,
  soldSeats,
  emails,
}: RefusalDetails) => ({
  ...(fields && { fields }),
  ...(airportFields && { fields: airportFields.map(presentAirportField) }),
  ...(changeFields && { fields: changeFields.map((field) => (field === 'date' ? 'bookDate' : field)) }),
  ...(orderNo !== undefined && { orderNo }),
  ...(coupon && { voucherNo: coupon.couponNumber, reason: coupon.reason }),
  ...(captchaKind && { captchaType: wireCaptchaKind(captchaKind) }),
  ...(waitSeconds !== undefined && { ret: 1, waitSeconds }),
  ...(leastSeats !== undefined && { least: leastSeats }),
  ...(tickets && { tickets }),
  ...(quoteNo !== undefined && { quoteId: quoteNo }),
  ...(refundPreview && { preview: refundPreview }),
  ...(endState !== undefined && { state: endState.toUpperCase() }),
  ...soldSeats,
  ...(emails && { emails }),
  ...(mayJoin !== undefined && { mayJoin }),
  ...(ticketUse && z.encode(refusedTicket, { usedAt: ticketUse.at, usedPlace: ticketUse.place })),
  ...(ticketTimes && z.encode(refusedTicket, { goodFrom: ticketTimes.from, goodUntil: ticketTimes.until })),
})

/**
 * Part of answers about a secret, such as a password: whether the next attempt needs the picture (accounts 4, login
 * flow).
 */
export const presentCaptchaNeeded = (isNeeded: boolean) => ({ needcode: isNeeded })

/** The data of a refusal: `data` is sent as `responseData`, the fields of `beside` are sent next to it. */
export const presentRefusal = (details: RefusalDetails): { data?: object; beside?: object } => {
  const data = presentData(details)
  return {
    ...(Object.keys(data).length > 0 && { data }),
    ...(details.isCaptchaNeeded !== undefined && { beside: presentCaptchaNeeded(details.isCaptchaNeeded) }),
  }
}
