import type { Order } from '@shuttle/calls'
import { Slot, useNow } from '@shuttle/host'
import { Button, Skeleton } from '@shuttle/ui'
import { useState } from 'react'
import { findNamedUse } from '../../domain/find-named-use'
import { useTexts } from '../../i18n/use-texts'
import styles from './show-tickets.module.css'

const MINUTE_MS = 60_000

const QrGlyph = () => (
  <svg
    width="48"
    height="48"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM6 6h1v1H6zM17 6h1v1h-1zM6 17h1v1H6zM14 14h3v3h-3zM20 14v4M14 21h4M20.5 21h.5" />
  </svg>
)

/**
 * Opens the e-tickets in place. The primary button is for tickets that a gate still accepts, the secondary one for
 * used, refunded or past tickets.
 */
export const ShowTickets = ({ order }: { order: Order }) => {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const now = useNow(MINUTE_MS)
  const toggle = () => setOpen(!isOpen)
  // A gate may accept a state that this build does not know.
  const good = order.tickets.filter((ticket) => (findNamedUse(ticket, now) ?? 'valid') === 'valid').length
  return (
    <>
      {good > 0 ? (
        <button type="button" className={styles.show} aria-expanded={isOpen} onClick={toggle}>
          <span className={styles.glyph}>
            <QrGlyph />
          </span>
          <span>
            <span className={styles.title}>{isOpen ? t('eTickets.hide') : t('eTickets.show')}</span>
            <span className={styles.count}>{t('eTickets.count', { count: good })}</span>
          </span>
        </button>
      ) : (
        <Button kind="soft" block aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? t('eTickets.hide') : t('eTickets.view')}
        </Button>
      )}
      {isOpen && (
        <Slot
          name="ticket-viewer.v1"
          props={{ orderNo: order.orderNo }}
          skeleton={<Skeleton kind="card" lines={8} label={t('details.loading')} />}
        />
      )}
    </>
  )
}
