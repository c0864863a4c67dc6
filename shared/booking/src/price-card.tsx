import { type Cents, formatMoney } from '@shuttle/domain'
import { Card, type PriceLine, PriceLines } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { type PricedTrip, priceLines } from './formatters/price-lines'
import styles from './price-card.module.css'
import { useBookingTexts } from './texts/use-booking-texts'

interface PriceCardProps extends PricedTrip {
  /** To pay: `none` while there is no price, and for what is paid; a `pending` total reserves its space. */
  total: Cents | 'none' | 'pending'
  /** Under the lines. */
  note?: string | undefined
  /** What was paid and refunded; empty before. */
  balance?: readonly PriceLine[]
  /** At the end of the card. */
  children?: ReactNode
}

/** What is paid for each type of passenger, the deductions, and the total. */
export const PriceCard = ({ total, note, balance = [], children, ...trip }: PriceCardProps) => {
  const t = useBookingTexts()
  return (
    <Card title={t('price.title')}>
      {trip.lines.length > 0 && (
        <PriceLines
          lines={priceLines(trip, t)}
          {...(total !== 'none' && {
            total: {
              label: t('price.total'),
              amount: total === 'pending' ? undefined : formatMoney(total, trip.currency),
            },
          })}
        />
      )}
      {balance.length > 0 && <PriceLines lines={balance} />}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </Card>
  )
}
