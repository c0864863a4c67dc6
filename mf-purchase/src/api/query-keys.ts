import type { LanguageCode } from '@shuttle/contracts'
import type { CivilDate } from '@shuttle/domain'

/** Entities have keys that other remotes share; `language` because names come in the language of the request. */
export const homeOfferKey = (language: LanguageCode) => ['home-offer', language] as const
export const faresKey = (lineCode: string, date: CivilDate) => ['fares', lineCode, date] as const
export const lineSalesKey = (lineCode: string) => ['line-sales', lineCode] as const
export const sessionsKey = (lineCode: string, date: CivilDate) => ['sessions', lineCode, date] as const
/** Prefix of a member's coupons for any trip. */
export const couponsKey = (memberId: string) => [memberId, 'coupons'] as const
/** Prefix of an order in every language. */
export const orderKey = (memberId: string, orderNo: string) => [memberId, 'order', orderNo] as const
/** Screens of this remote alone are under its id. */
export const paidOrderKey = (
  memberId: string,
  payment: { orderNo: string; orderReqno: string } | undefined,
  language: LanguageCode,
) => ['mf-purchase', 'paid-order', memberId, payment?.orderNo, payment?.orderReqno, language] as const
