import { newFrameNonce, readOwnFrame } from '@shuttle/booking/checkout'
import { logCardError } from '@shuttle/calls'
import {
  PAYMENT_FRAME_PROTOCOL,
  PAYMENT_FRAME_SANDBOX,
  type PaymentFrameSettings,
  type PaymentFrameStart,
  paymentFrameReport,
} from '@shuttle/contracts'
import { reportFault, useLanguage } from '@shuttle/host'
import { useEffect, useMemo, useRef } from 'react'
import type { CardPaymentEvent } from '../../../domain/card-payment'
import { usePaymentTexts } from '../../../i18n/use-payment-texts'
import { eventOfReport } from './frame-report'
import styles from './payment-frame.module.css'

/** The provider's explanation goes to the service's log and to the site's; the passenger reads our own text. */
export const reportCardError = (orderNo: string, explanation: string): void => {
  reportFault(new Error(explanation), 'card payment frame')
  logCardError({ orderNo, explanation }).catch((error: unknown) => reportFault(error, 'card error log'))
}

interface PaymentFrameProps {
  orderNo: string
  settings: PaymentFrameSettings
  onEvent: (event: CardPaymentEvent) => void
}

/** The provider's page in its own document; its messages are checked. */
export const PaymentFrame = ({ orderNo, settings, onEvent }: PaymentFrameProps) => {
  const t = usePaymentTexts()
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const address = new URL(settings.frameUrl, window.location.href)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session is a document of its own.
  const nonce = useMemo(newFrameNonce, [settings.sessionId])

  useEffect(() => {
    const start = (): PaymentFrameStart => ({
      type: 'payment-frame:start',
      protocol: PAYMENT_FRAME_PROTOCOL,
      nonce,
      sessionId: settings.sessionId,
      language,
    })
    const handleMessage = (message: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null
      const report = readOwnFrame(paymentFrameReport, message, { source, origin: address.origin, nonce })
      if (!report) return
      if (report.type === 'payment-frame:ready') source?.postMessage(start(), address.origin)
      if (report.type === 'payment-frame:error') reportCardError(orderNo, report.explanation)
      const event = eventOfReport(report)
      if (event) onEvent(event)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [orderNo, address.origin, nonce, settings.sessionId, language, onEvent])

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('card.frame')}
      src={`${address.href}#${nonce}`}
      sandbox={PAYMENT_FRAME_SANDBOX}
      allow="payment"
    />
  )
}
