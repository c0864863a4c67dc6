import { Card, EmptyState } from '@shuttle/ui'
import type { OrderFile } from '@shuttle/wire/staff'
import { Link, useSearchParams } from 'react-router-dom'
import { ORDER_SECTION } from '../kit/addresses/backoffice-sections'
import { PendingQuery } from '../kit/pending-query'
import { useOrderFile } from '../kit/state/use-order-file'
import { useMay } from '../kit/state/use-staff-index'
import { SEARCH } from '../paths'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { MailList, ResendMail } from './show-order/mail-list'
import { MoneyList } from './show-order/money-list'
import { Notes } from './show-order/notes'
import { OrderHead } from './show-order/order-head'
import { OrderTickets } from './show-order/order-tickets'
import { PaymentList } from './show-order/payment-list'
import { RefundLink } from './show-order/refund-link'
import { RefusedActions } from './show-order/refused-actions'
import styles from './show-order/show-order.module.css'
import { Timeline } from './show-order/timeline'
import { useOrderTexts } from './texts/use-order-texts'

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
    <OrderTickets file={file} />
    <PaymentList file={file} />
    <MoneyList file={file} />
    <MailList file={file} />
  </>
)

/** One order (D5.9): its events, and its actions. */
const OrderPage = () => {
  const t = useOrderTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo')?.trim() ?? ''
  const maySearch = useMay('order.search')
  const mayInspect = useMay('order.inspect')
  const fileQuery = useOrderFile(mayInspect ? orderNo : '')
  const file = fileQuery.data
  return (
    <StaffPage
      section={ORDER_SECTION}
      title={t('common.orderTitle', { orderNo })}
      note={maySearch && <Link to={SEARCH}>{t('order.back')}</Link>}
      actions={
        file && (
          <>
            <ResendMail file={file} />
            <RefundLink file={file} />
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
      {orderNo !== '' && (
        <PendingQuery query={fileQuery} failed={t('order.failed')} loading={t('order.loading')} lines={12} />
      )}
      {file && <Parts file={file} />}
    </StaffPage>
  )
}

export { OrderPage as Page }
