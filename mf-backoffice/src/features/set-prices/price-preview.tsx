import { FactList, useBookingTexts } from '@shuttle/booking'
import { type Currency, formatMoney, PASSENGER_TYPES } from '@shuttle/domain'
import type { FareAmounts, FaresOfDay } from '@shuttle/domain/staff'
import { usePricesTexts } from '../../i18n/use-prices-texts'

interface PricePreviewProps {
  before: FaresOfDay
  after: FaresOfDay
  currency: Currency
}

/** What each passenger type pays before and after, in the currency in which the line sells. */
export const PricePreview = ({ before, after, currency }: PricePreviewProps) => {
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const say = (amounts: FareAmounts | undefined) =>
    amounts ? formatMoney(currency === 'HKD' ? amounts.hkd : amounts.cny, currency) : t('price.notSold')
  const facts = PASSENGER_TYPES.filter((type) => before[type] || after[type]).map((type) => {
    const [was, is] = [say(before[type]), say(after[type])]
    const value = was === is ? t('preview.same', { price: is }) : t('preview.change', { before: was, after: is })
    return { name: tBooking(`passengerType.${type}`), value }
  })
  return <FactList facts={facts} />
}
