import { CopyNumber, useBookingTexts } from '@shuttle/booking'
import { isUnknownCode, type Ticket } from '@shuttle/calls'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { StatusBadge, type Tone } from '@shuttle/ui'
import { QRCodeSVG } from 'qrcode.react'
import { findNamedUse, type NamedUse } from '../../domain/find-named-use'
import { useTexts } from '../../i18n/use-texts'
import styles from './ticket-slide.module.css'

/** The rendered size; the style lets it shrink on narrow screens (purchase 9, e-ticket QR size). */
const QR_PX = 300
const TONES: Record<NamedUse, Tone> = {
  valid: 'success',
  used: 'neutral',
  collected: 'neutral',
  over: 'neutral',
  refunded: 'danger',
  refunding: 'info',
}
const MINUTE_MS = 60_000

interface TicketSlideProps {
  ticket: Ticket
  /** Outbound and inbound tickets share a list, so each shows its direction. */
  showsDirection: boolean
  /** The others are hidden from screen readers, so they have no button. */
  isInView: boolean
}

export const TicketSlide = ({ ticket, showsDirection, isInView }: TicketSlideProps) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const { passengerType, date, direction } = ticket
  const use = findNamedUse(ticket, useNow(MINUTE_MS))
  return (
    <article className={styles.ticket}>
      {ticket.qrText !== '' && (
        <div className={use === 'valid' ? styles.qr : styles.spent}>
          <QRCodeSVG
            value={ticket.qrText}
            size={QR_PX}
            level="M"
            marginSize={2}
            role="img"
            title={t('tickets.qr', { number: ticket.ticketNumber })}
          />
        </div>
      )}
      <p className={styles.state}>
        <StatusBadge tone={use ? TONES[use] : 'warning'}>{use ? t(`tickets.${use}`) : bookingT('unknown')}</StatusBadge>
        {!isUnknownCode(passengerType) && <span>{bookingT(`passengerType.${passengerType}`)}</span>}
      </p>
      {date !== undefined && (
        <p>
          {showsDirection && !isUnknownCode(direction) && (
            <strong className={styles.way}>{bookingT(`trip.${direction}`)}</strong>
          )}
          {formatDate(date, language, 'weekday')}
        </p>
      )}
      <p className={styles.number}>
        <span className={styles.label}>{t('tickets.number')}</span>{' '}
        {isInView ? <CopyNumber name={t('tickets.number')} value={ticket.ticketNumber} /> : ticket.ticketNumber}
      </p>
      {ticket.gateDescription && <p className={styles.label}>{ticket.gateDescription}</p>}
    </article>
  )
}
