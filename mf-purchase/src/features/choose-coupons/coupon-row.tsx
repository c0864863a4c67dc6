import { type Currency, formatMoney } from '@shuttle/domain'
import { Button, Card } from '@shuttle/ui'
import { useId } from 'react'
import type { CouponChoice } from '../../domain/coupon-choices'
import type { QuoteView } from '../../domain/quote-view'
import { useCouponWords } from '../../i18n/coupons/use-coupon-words'
import styles from './coupon-row.module.css'

interface CouponRowProps {
  isMember: boolean
  chosen: number
  /** Undefined while they are not known. */
  choices: readonly CouponChoice[] | undefined
  view: QuoteView
  currency: Currency
  onOpen: () => void
}

/** How many coupons are chosen and what they take off, and the way to choose (purchase 2, ticket details). */
export const CouponRow = ({ isMember, chosen, choices, view, currency, onOpen }: CouponRowProps) => {
  const { row } = useCouponWords()
  const id = useId()
  const said = () => {
    if (!isMember) return row.visitor
    if (chosen > 0) return row.chosen(chosen)
    if (!choices || choices.length === 0) return row.none
    const fitting = choices.filter(({ fits }) => fits).length
    return fitting > 0 ? row.available(fitting) : row.noneFits
  }
  const taken = view.kind === 'ready' ? view.quote.couponDeduction : 0
  return (
    <Card title={row.title}>
      <div className={styles.row}>
        <p id={id} className={styles.text}>
          <span>{said()}</span>
          {chosen > 0 && taken > 0 && <span className={styles.taken}>{row.taken(formatMoney(taken, currency))}</span>}
        </p>
        <Button kind="soft" aria-describedby={id} onClick={onOpen}>
          {chosen > 0 ? row.change : row.choose}
        </Button>
      </div>
    </Card>
  )
}
