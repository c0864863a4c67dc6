import type { LanguageCode } from '@shuttle/contracts'
import {
  type Cents,
  type Coupon,
  civilDateAt,
  formatMoney,
  type Instant,
  type Line,
  type TicketCategory,
} from '@shuttle/domain'
import { formatDate } from '@shuttle/i18n/format'
import type { TranslateCoupon } from '../texts/coupon'

const CHINESE_DIGITS = '〇一二三四五六七八九'

/** The share left to pay, the Chinese form of a discount: 20 % off is `8` or `八`, 15 % off is `8.5` or `八五`. */
const toDiscountDigits = (basisPoints: number): { tenths: string; digits: string } => {
  const tenths = String((10_000 - basisPoints) / 1000)
  return { tenths, digits: tenths.replace(/\D/g, '').replace(/\d/g, (digit) => CHINESE_DIGITS[Number(digit)] ?? digit) }
}

/** The worth of a coupon: a share, a free ticket or an amount. */
export const couponWorth = (
  { kind, faceValue, currency }: Pick<Coupon, 'kind' | 'faceValue' | 'currency'>,
  t: TranslateCoupon,
): string => {
  if (kind === 'percent') return t('percent', { percent: faceValue / 100, ...toDiscountDigits(faceValue) })
  if (kind === 'freeTicket') return t('free')
  return formatMoney(faceValue, currency ?? 'HKD')
}

export interface CouponFormatOptions {
  t: TranslateCoupon
  /** One-way or round trip, as the page calls it. */
  nameTrip: (category: TicketCategory) => string
  language: LanguageCode
  /** Lines whose names are known; another one is named by its code. */
  lines: readonly Pick<Line, 'lineCode' | 'originName' | 'destinationName' | 'category'>[] | undefined
  now: Instant
}

/** When and for what a coupon is valid, a sentence each; its number last, which distinguishes equal coupons. */
export const formatCouponDetails = (
  coupon: Omit<Coupon, 'state'>,
  { t, nameTrip, language, lines, now }: CouponFormatOptions,
): string[] => {
  const { kind, faceValue, minimumSpend, validFrom, validUntil } = coupon
  const formatDay = (moment: Instant) => formatDate(civilDateAt(moment), language)
  const formatAmount = (cents: Cents) => formatMoney(cents, coupon.currency ?? 'HKD')
  const lineName = (lineCode: string) => {
    const line = lines?.find((each) => each.lineCode === lineCode)
    if (!line) return lineCode
    return t('line', {
      origin: line.originName,
      destination: line.destinationName,
      trip: nameTrip(line.category),
    })
  }
  const only = (what: 'onlyLines' | 'onlyFareTypes' | 'onlyPassengers', names: readonly string[]) =>
    names.length > 0 ? [t(what, { names: names.join(t('listSeparator')) })] : []

  // Half-open: the last day is the one before the end.
  const until = formatDay(validUntil - 1)
  return [
    validFrom > now ? t('validFrom', { from: formatDay(validFrom), until }) : t('validUntil', { until }),
    ...(kind === 'freeTicket' && faceValue > 0 ? [t('upTo', { amount: formatAmount(faceValue) })] : []),
    ...(minimumSpend > 0 ? [t('minimum', { amount: formatAmount(minimumSpend) })] : []),
    ...only('onlyLines', coupon.lines.map(lineName)),
    ...only(
      'onlyFareTypes',
      coupon.fareTypes.map((type) => t(`fareTypes.${type}`)),
    ),
    ...only(
      'onlyPassengers',
      coupon.passengerTypes.map((type) => t(`passengers.${type}`)),
    ),
    t('number', { number: coupon.couponNumber }),
  ]
}
