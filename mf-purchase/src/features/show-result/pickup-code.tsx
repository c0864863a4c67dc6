import type { PaidOrder } from '@shuttle/calls'
import { groupByFour, offersRefund } from '@shuttle/domain'
import { isRoutable } from '@shuttle/host'
import { buttonClass, Card } from '@shuttle/ui'
import { QRCodeSVG } from 'qrcode.react'
import { Link } from 'react-router-dom'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import { REFUND_TICKETS, refundHref } from '../../paths'
import styles from './pickup-code.module.css'

/** The rendered size; the style lets it shrink on narrow screens (accounts 9, QR code size). */
const QR_PX = 300

/** The pickup code of an airport order, and the link to a refund while no ticket is checked (accounts 2, result page). */
export const PickupCode = ({ order }: { order: PaidOrder }) => {
  const t = usePaymentTexts()
  return (
    <Card title={t('result.pickup')}>
      <div className={styles.pickup}>
        <div className={styles.qr}>
          <QRCodeSVG
            value={order.pickupCode}
            size={QR_PX}
            level="M"
            marginSize={2}
            role="img"
            title={t('result.pickupQr')}
          />
        </div>
        <p className={styles.label}>{t('result.pickupCode')}</p>
        <p className={styles.code}>{groupByFour(order.pickupCode)}</p>
        <p className={styles.label}>{t('result.pickupHint')}</p>
        {offersRefund(order) && isRoutable(REFUND_TICKETS) && (
          <Link to={refundHref(order.orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
            {t('result.wantRefund')}
          </Link>
        )}
      </div>
    </Card>
  )
}
