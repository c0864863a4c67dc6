import { DirectionArrow } from '@shuttle/booking'
import { ticketDetailsHref } from '@shuttle/booking/addresses'
import type { LineOnSale } from '@shuttle/calls'
import { currencyForOrigin, formatMoney } from '@shuttle/domain'
import { Link } from 'react-router-dom'
import { useHomeTexts } from '../../i18n/use-home-texts'
import styles from './line-tile.module.css'

/** Links to the ticket details of its line, or to `to`. */
export const LineTile = ({ line, to = ticketDetailsHref(line) }: { line: LineOnSale; to?: string }) => {
  const t = useHomeTexts()
  const [before, after] = t('home.from', { amount: '|' }).split('|')
  return (
    <Link to={to} className={styles.tile}>
      <span className={styles.way}>
        {line.originName}
        <span className={styles.to}>
          <DirectionArrow joint={t('home.to')} />
          {line.destinationName}
        </span>
      </span>
      {line.lowestFare !== undefined && (
        <span className={styles.price}>
          {before}
          <strong>{formatMoney(line.lowestFare, currencyForOrigin(line.originCode))}</strong>
          {after}
        </span>
      )}
    </Link>
  )
}
