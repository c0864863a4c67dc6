import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { hasFailed } from '@shuttle/queries'
import { Card, Skeleton } from '@shuttle/ui'
import type { OrderFile } from '@shuttle/wire/staff'
import { useOrderFile } from '../../kit/state/use-order-file'
import { useMay } from '../../kit/state/use-staff-index'
import { useRoleName } from '../../kit/use-role-name'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'

const History = ({ file: { order, notes, refunds } }: { file: OrderFile }) => {
  const t = useRequestsTexts()
  const language = useLanguage()
  const toRoleName = useRoleName()
  if (notes.length + refunds.length === 0) return <p>{t('history.none')}</p>
  return (
    <ul className={styles.list}>
      {notes.map(({ id, at, author, role, text }) => (
        <li key={id}>
          <span className={styles.muted}>
            {formatDateTime(at, language)}, {author}, {toRoleName(role)}
          </span>
          <p className={styles.quote}>{text}</p>
        </li>
      ))}
      {refunds.map(({ refundNo, acceptedAt, refund, fee }) => (
        <li key={refundNo}>
          <span className={styles.muted}>{formatDateTime(acceptedAt, language)}</span>
          <p>
            {t('history.refund', {
              number: refundNo,
              total: formatMoney(refund, order.currency),
              fee: formatMoney(fee, order.currency),
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Order notes of colleagues and earlier refunds of the order, for roles that may open the order. */
export const HistoryCard = ({ orderNo }: { orderNo: string }) => {
  const t = useRequestsTexts()
  const mayInspect = useMay('order.inspect')
  const query = useOrderFile(mayInspect ? orderNo : '')
  if (!mayInspect) return null
  return (
    <Card title={t('history.title')} headingLevel={3}>
      {hasFailed(query) && <p>{t('history.failed')}</p>}
      {!query.data && !hasFailed(query) && <Skeleton label={t('history.loading')} lines={2} />}
      {query.data && <History file={query.data} />}
    </Card>
  )
}
