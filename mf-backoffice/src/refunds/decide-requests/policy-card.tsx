import { useBookingTexts } from '@shuttle/booking'
import { refundExceptions, refundRules } from '@shuttle/booking/formatters'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import type { RequestFile } from '@shuttle/wire/staff'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'

/** The policy that the order was sold under, in the sentences for passengers, with its result for this request. */
export const PolicyCard = ({ file }: { file: RequestFile }) => {
  const t = useRequestsTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const { policy, soldAt, fee, refund, currency } = file
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <Card title={t('policy.title')} headingLevel={3}>
      <div className={styles.list}>
        <p className={styles.muted}>{t('policy.version', { id: policy.id, time: formatDateTime(soldAt, language) })}</p>
        <p>
          {[...refundRules(policy, bookingT), ...refundExceptions(policy, bookingT)].join(
            bookingT('refund.sentenceSpace'),
          )}
        </p>
        <p>
          <strong>{t('policy.charged', { fee: money(fee), paid: money(refund + fee), refund: money(refund) })}</strong>
        </p>
      </div>
    </Card>
  )
}
