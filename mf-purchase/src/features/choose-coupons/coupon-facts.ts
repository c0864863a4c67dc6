import type { ListedCoupon } from '@shuttle/calls'
import { civilDateAt, type FareType, formatMoney, type Instant, type PassengerType } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useLines } from '../../api/lines.queries'
import { useCouponWords } from '../../i18n/coupons/use-coupon-words'
import { useTexts } from '../../i18n/use-texts'

const MINUTE_MS = 60_000

/** What a coupon is worth, in a word. */
export const useCouponValue = (): ((coupon: ListedCoupon) => string) => {
  const { value } = useCouponWords()
  return ({ kind, faceValue, currency }) => {
    if (kind === 'percent') return value.percent(faceValue / 100)
    if (kind === 'freeTicket') return value.free
    return formatMoney(faceValue, currency ?? 'HKD')
  }
}

/** When it is valid and for what, a sentence each; its number last, to tell two alike apart. */
export const useCouponFacts = (): ((coupon: ListedCoupon) => string[]) => {
  const t = useTexts()
  const language = useLanguage()
  const words = useCouponWords()
  const lines = useLines()
  const now = useNow(MINUTE_MS)
  const { facts } = words
  const dayOf = (moment: Instant) => formatDate(civilDateAt(moment), language)
  const fareTypeNames: Record<FareType, string> = {
    day: t('fare.day'),
    night: t('fare.night'),
    reserved: t('fare.reserved'),
  }
  const nameOfLine = (lineCode: string) => {
    const line = lines.data?.find((each) => each.lineCode === lineCode)
    return line ? words.lineOf(line.originName, line.destinationName, t(`common.${line.category}`)) : lineCode
  }
  const only = (names: readonly string[]) => (names.length > 0 ? [facts.only(words.listOf(names))] : [])

  return ({ validFrom, validUntil, currency, kind, faceValue, minimumSpend, ...conditions }) => {
    // Half-open: the last day is the one before the end.
    const until = dayOf(validUntil - 1)
    return [
      validFrom > now ? facts.validFrom(dayOf(validFrom), until) : facts.validUntil(until),
      ...(kind === 'freeTicket' && faceValue > 0 ? [facts.upTo(formatMoney(faceValue, currency ?? 'HKD'))] : []),
      ...(minimumSpend > 0 ? [facts.minimum(formatMoney(minimumSpend, currency ?? 'HKD'))] : []),
      ...only(conditions.lines.map(nameOfLine)),
      ...only(conditions.fareTypes.map((type) => fareTypeNames[type])),
      ...only(conditions.passengerTypes.map((type: PassengerType) => t(`passengers.${type}`))),
      facts.number(conditions.couponNumber),
    ]
  }
}
