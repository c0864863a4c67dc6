import { type Cents, type Currency, type FareLine, formatMoney } from '@shuttle/domain'
import { Card, PriceLines } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'
import { presentPriceLines } from './price-lines.presenter'

interface PriceCardProps {
  lines: readonly FareLine[]
  currency: Currency
  couponDeduction: Cents
  /** Left out while it is being asked for. */
  total: Cents | undefined
}

export const PriceCard = ({ lines, currency, couponDeduction, total }: PriceCardProps) => {
  const t = useTexts()
  return (
    <Card title={t('price.title')}>
      <PriceLines
        lines={presentPriceLines(lines, currency, couponDeduction, {
          typeName: (type) => t(`passengers.${type}`),
          coupon: t('price.coupon'),
        })}
        {...(total !== undefined && { total: { label: t('price.total'), amount: formatMoney(total, currency) } })}
      />
    </Card>
  )
}
