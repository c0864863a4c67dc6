import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import type { OrderFile, TimelineEvent } from '../../calls/order-file'
import { useOrderTexts } from '../../i18n/use-order-texts'
import styles from './show-order.module.css'

const NAMES_PAYMENT = ['ATTEMPT', 'PAID']

/** Everything that happened to an order, the newest first. */
export const Timeline = ({ file: { order, timeline } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const sayDetail = ({ kind, object, detail, amount }: TimelineEvent): string =>
    [
      object === order.orderNo ? '' : object,
      NAMES_PAYMENT.includes(kind) ? toPayTypeName(detail) : detail,
      amount === undefined ? '' : formatMoney(amount, order.currency),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Card title={t('timeline.title')}>
      <p className={styles.muted}>{t('timeline.note')}</p>
      <ol className={styles.timeline}>
        {timeline.map((event) => (
          <li key={`${event.kind} ${event.object} ${event.at} ${event.detail}`}>
            <strong>{t(`timeline.${event.kind}`)}</strong>{' '}
            <span className={styles.muted}>{formatDateTime(event.at, language)}</span>
            <p>{sayDetail(event)}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
