import type { Order } from '@shuttle/calls'
import { groupByFour } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card, StatusBadge } from '@shuttle/ui'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { CopyNumber } from './copy-number'
import styles from './pickup-code.module.css'
import { usePickupTexts } from './texts/use-pickup-texts'

/** The rendered size; the style lets it shrink on narrow screens (accounts 9, QR code size). */
const QR_PX = 300

interface PickupCodeProps {
  order: Pick<Order, 'pickupCode' | 'tickets'>
  /** Below the code. */
  children?: ReactNode
}

/**
 * The pickup code of an airport order, as a QR code and in groups of four (accounts 2). Once it was collected at a
 * counter, it is struck through, with time and place.
 */
export const PickupCode = ({ order, children }: PickupCodeProps) => {
  const t = usePickupTexts()
  const language = useLanguage()
  const collected = order.tickets.find((ticket) => ticket.collected)?.collected
  const code = groupByFour(order.pickupCode)
  if (collected) {
    const time = formatDateTime(collected.at, language)
    return (
      <Card title={t('pickup.title')} aside={<StatusBadge tone="success">{t('pickup.collected')}</StatusBadge>}>
        <div className={styles.pickup}>
          <p className={styles.label}>{t('pickup.code')}</p>
          <s className={styles.code}>{code}</s>
          <p>{collected.place === '' ? time : t('pickup.collectedAt', { time, place: collected.place })}</p>
        </div>
      </Card>
    )
  }
  return (
    <Card title={t('pickup.title')}>
      <div className={styles.pickup}>
        <div className={styles.qr}>
          <QRCodeSVG value={order.pickupCode} size={QR_PX} level="M" marginSize={2} role="img" title={t('pickup.qr')} />
        </div>
        <p className={styles.label}>{t('pickup.code')}</p>
        <p className={styles.code}>
          <CopyNumber name={t('pickup.code')} value={order.pickupCode} shown={code} />
        </p>
        <p className={styles.label}>{t('pickup.hint')}</p>
        {children}
      </div>
    </Card>
  )
}
