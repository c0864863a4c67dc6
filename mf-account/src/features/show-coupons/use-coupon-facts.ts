import type { LineOnSale, ListedCoupon } from '@shuttle/calls'
import { civilDateAt, formatMoney, type Instant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useTexts } from '../../i18n/use-texts'

/** What a coupon is worth, and when and for what it holds, in sentences; its number last, to tell two alike apart. */
export const useCouponFacts = (lines: readonly LineOnSale[] | undefined, now: Instant) => {
  const t = useTexts()
  const language = useLanguage()
  const dayOf = (moment: Instant) => formatDate(civilDateAt(moment), language)
  const nameOf = (lineCode: string) => {
    const line = lines?.find((each) => each.lineCode === lineCode)
    if (!line) return lineCode
    return t('coupons.line', {
      origin: line.originName,
      destination: line.destinationName,
      trip: t(`coupons.${line.category}`),
    })
  }
  const only = (names: readonly string[]) =>
    names.length > 0 ? [t('coupons.only', { names: names.join(t('coupons.comma')) })] : []

  const worthOf = ({ kind, faceValue, currency }: ListedCoupon): string => {
    if (kind === 'percent') return t('coupons.percent', { percent: faceValue / 100 })
    if (kind === 'freeTicket') return t('coupons.free')
    return formatMoney(faceValue, currency ?? 'HKD')
  }
  const factsOf = (coupon: ListedCoupon): string[] => {
    const { validFrom, validUntil, minimumSpend, currency, kind, faceValue } = coupon
    // Half-open: the last day is the one before the end.
    const [from, until] = [dayOf(validFrom), dayOf(validUntil - 1)]
    const money = (cents: number) => formatMoney(cents, currency ?? 'HKD')
    return [
      validFrom > now ? t('coupons.validFrom', { from, until }) : t('coupons.validUntil', { until }),
      ...(kind === 'freeTicket' && faceValue > 0 ? [t('coupons.upTo', { amount: money(faceValue) })] : []),
      ...(minimumSpend > 0 ? [t('coupons.minimum', { amount: money(minimumSpend) })] : []),
      ...only(coupon.lines.map(nameOf)),
      ...only(coupon.fareTypes.map((type) => t(`coupons.${type}`))),
      ...only(coupon.passengerTypes.map((type) => t(`coupons.${type}`))),
      t('coupons.number', { number: coupon.couponNumber }),
    ]
  }
  return { worthOf, factsOf }
}
