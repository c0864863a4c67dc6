import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import type { OrderFile } from '@shuttle/wire/staff'
import { useOrderTexts } from '../texts/use-order-texts'
import styles from './show-order.module.css'
import { useOrderLabels } from './use-order-labels'

type TimelineEvent = OrderFile['timeline'][number]
type TimelineKind = TimelineEvent['kind']

/** Ids of these kinds are not shown on any screen. */
const NAMELESS: readonly TimelineKind[] = ['mail', 'note']

/** All events of an order, the newest first. */
export const Timeline = ({ file: { order, timeline } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const labels = useOrderLabels()
  const names: Partial<Record<TimelineKind, (detail: string) => string>> = {
    attempt: toPayTypeName,
    paid: toPayTypeName,
    money: labels.nameOutcome,
    mail: labels.nameMail,
    request: labels.nameReason,
    requestEnd: labels.nameRequestState,
    refund: labels.nameReason,
    refundEnd: labels.nameRefundState,
  }
  const formatDetail = ({ kind, object, detail = '', amount }: TimelineEvent): string =>
    [
      object === order.orderNo || NAMELESS.includes(kind) ? '' : object,
      names[kind]?.(detail) ?? detail,
      amount === undefined ? '' : formatMoney(amount, order.currency),
    ]
      .filter(Boolean)
      .join(language === 'en' ? ', ' : '，')
  return (
    <Card title={t('timeline.title')}>
      <p className={styles.muted}>{t('common.newestFirst')}</p>
      <ol className={styles.timeline}>
        {timeline.map((event) => (
          <li key={`${event.kind} ${event.object} ${event.at} ${event.detail}`}>
            <strong>{t(`timeline.${event.kind}`)}</strong>{' '}
            <span className={styles.muted}>{formatDateTime(event.at, language)}</span>
            <p>{formatDetail(event)}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
