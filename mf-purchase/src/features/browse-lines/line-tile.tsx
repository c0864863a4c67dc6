import type { Line } from '@shuttle/domain'
import { BridgeArt, VisuallyHidden } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { ticketDetailsHref } from '../../addresses/ticket-details-address'
import { useHomeTexts } from '../../i18n/use-home-texts'
import styles from './line-tile.module.css'

/** Leads to the ticket details of its line, or to `to`. */
export const LineTile = ({ line, to = ticketDetailsHref(line) }: { line: Line; to?: string }) => {
  const t = useHomeTexts()
  return (
    <Link to={to} className={styles.tile}>
      <span className={styles.station}>{line.originName}</span>
      <VisuallyHidden> {t('home.to')} </VisuallyHidden>
      <span className={styles.bridge}>
        <BridgeArt />
      </span>
      <span className={styles.station}>{line.destinationName}</span>
      <span className={styles.trip}>{t('home.oneWay')}</span>
    </Link>
  )
}
