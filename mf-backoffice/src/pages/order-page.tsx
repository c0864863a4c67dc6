import { hasFailed } from '@shuttle/queries'
import { Card, EmptyState, ErrorCard, Skeleton } from '@shuttle/ui'
import type { OrderFile } from '@shuttle/wire/staff'
import { Link, useSearchParams } from 'react-router-dom'
import { ORDER_SECTION } from '../addresses/backoffice-sections'
import { useStaffFailureText } from '../components/use-staff-failure-text'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { MailList, ResendMail } from '../features/show-order/mail-list'
import { MoneyList } from '../features/show-order/money-list'
import { Notes } from '../features/show-order/notes'
import { OrderHead } from '../features/show-order/order-head'
import { PaymentList } from '../features/show-order/payment-list'
import { RefundWay } from '../features/show-order/refund-way'
import { RefusedActions } from '../features/show-order/refused-actions'
import styles from '../features/show-order/show-order.module.css'
import { TicketList } from '../features/show-order/ticket-list'
import { Timeline } from '../features/show-order/timeline'
import { useOrderTexts } from '../i18n/use-order-texts'
import { SEARCH } from '../paths'
import { useOrderFile } from '../state/use-order-file'
import { useMay } from '../state/use-staff-index'

const Side = ({ file }: { file: OrderFile }) => (
  <div className={styles.side}>
    <Timeline file={file} />
    <Notes file={file} />
  </div>
)

const Parts = ({ file }: { file: OrderFile }) => (
  <>
    <OrderHead file={file} />
    <RefusedActions refused={file.refused} />
    <TicketList file={file} />
    <PaymentList file={file} />
    <MoneyList file={file} />
    <MailList file={file} />
  </>
)

/** One order (D5.9): its events, and its actions. */
const OrderPage = () => {
  const t = useOrderTexts()
  const toFailureText = useStaffFailureText()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo')?.trim() ?? ''
  const maySearch = useMay('order.search')
  const mayInspect = useMay('order.inspect')
  const fileQuery = useOrderFile(mayInspect ? orderNo : '')
  const file = fileQuery.data
  return (
    <StaffPage
      section={ORDER_SECTION}
      title={t('order.title', { orderNo })}
      note={maySearch && <Link to={SEARCH}>{t('order.back')}</Link>}
      actions={
        file && (
          <>
            <ResendMail file={file} />
            <RefundWay file={file} />
          </>
        )
      }
      aside={file && <Side file={file} />}
    >
      {orderNo === '' && (
        <Card>
          <EmptyState title={t('order.missing')}>{t('order.missingHint')}</EmptyState>
        </Card>
      )}
      {hasFailed(fileQuery) && (
        <ErrorCard
          title={t('order.failed')}
          text={toFailureText(fileQuery.error)}
          retryLabel={t('page.retry')}
          onRetry={() => void fileQuery.refetch()}
        />
      )}
      {orderNo !== '' && !file && !hasFailed(fileQuery) && <Skeleton label={t('order.loading')} lines={12} />}
      {file && <Parts file={file} />}
    </StaffPage>
  )
}

export { OrderPage as Page }
