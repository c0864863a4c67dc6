import { type Cents, type Currency, formatMoney } from '@shuttle/domain'
import { Card, PriceLines } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'
import styles from './price-card.module.css'
import { type AwaitedLine, presentPriceLines } from './price-lines.presenter'

interface PriceCardProps {
  lines: readonly AwaitedLine[]
  currency: Currency
  /** What is taken off; nothing where it is left out. */
  couponDeduction?: Cents | undefined
  promotionDeduction?: Cents | undefined
  /** None where nothing can be priced yet; its place is kept while it is being asked for. */
  total: Cents | 'none' | 'coming'
  /** 2 for a round trip. */
  legs?: 1 | 2
  /** Under the lines. */
  note?: string | undefined
}

export const PriceCard = ({ lines, currency, total, legs = 1, note, ...taken }: PriceCardProps) => {
  const t = useTexts()
  const deductions = { promotion: taken.promotionDeduction, coupons: taken.couponDeduction ?? 0 }
  return (
    <Card title={t('price.title')}>
      <PriceLines
        lines={presentPriceLines(lines, currency, deductions, legs, {
          typeName: (type) => t(`passengers.${type}`),
          coupon: t('price.coupon'),
          promotion: t('price.promotion'),
          bothWays: (line) => t('bothWays.detail', { line }),
        })}
        {...(total !== 'none' && {
          total: { label: t('price.total'), amount: total === 'coming' ? undefined : formatMoney(total, currency) },
        })}
      />
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  )
}
