import { DescriptionList, useBookingTexts } from '@shuttle/booking'
import { CURRENCY_SYMBOL, type Currency, formatMoney, PASSENGER_TYPES } from '@shuttle/domain'
import type { FareAmounts, FaresOfDay } from '@shuttle/domain/staff'
import { usePricesTexts } from '../texts/use-prices-texts'

interface PricePreviewProps {
  before: FaresOfDay
  after: FaresOfDay
  currency: Currency
}

const OTHER: Readonly<Record<Currency, Currency>> = { HKD: 'CNY', CNY: 'HKD' }

/**
 * Prices of each passenger type before and after, in the currency in which the line sells, and changes in the other
 * one.
 */
export const PricePreview = ({ before, after, currency }: PricePreviewProps) => {
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const format = (amounts: FareAmounts | undefined, inCurrency: Currency) =>
    amounts ? formatMoney(inCurrency === 'HKD' ? amounts.hkd : amounts.cny, inCurrency) : t('price.notSold')
  const items = PASSENGER_TYPES.filter((type) => before[type] || after[type]).flatMap((type) => {
    const name = tBooking(`passengerType.${type}`)
    return [currency, OTHER[currency]].flatMap((inCurrency) => {
      const isOwn = inCurrency === currency
      const [was, is] = [format(before[type], inCurrency), format(after[type], inCurrency)]
      if (was === is) return isOwn ? [{ name, value: t('preview.same', { price: is }) }] : []
      const label = isOwn ? name : t('form.amount', { type: name, currency: CURRENCY_SYMBOL[inCurrency] })
      return [{ name: label, value: t('common.beforeAfter', { before: was, after: is }) }]
    })
  })
  return <DescriptionList items={items} />
}
