import { groupByFour } from '@shuttle/domain'
import { Card } from '@shuttle/ui'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import styles from './pickup-code.module.css'
import { usePickupTexts } from './use-pickup-texts'

/** The rendered size; the style lets it shrink on narrow screens (accounts 9, QR code size). */
const QR_PX = 300

/** The pickup code of an airport order, as a QR code and in groups of four (accounts 2); `children` stand below. */
export const PickupCode = ({ code, children }: { code: string; children?: ReactNode }) => {
  const t = usePickupTexts()
  return (
    <Card title={t('pickup.title')}>
      <div className={styles.pickup}>
        <div className={styles.qr}>
          <QRCodeSVG value={code} size={QR_PX} level="M" marginSize={2} role="img" title={t('pickup.qr')} />
        </div>
        <p className={styles.label}>{t('pickup.code')}</p>
        <p className={styles.code}>{groupByFour(code)}</p>
        <p className={styles.label}>{t('pickup.hint')}</p>
        {children}
      </div>
    </Card>
  )
}
