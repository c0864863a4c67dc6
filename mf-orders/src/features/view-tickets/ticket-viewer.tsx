import type { SlotProps } from '@shuttle/contracts'
import { hasFailed, useOrder } from '@shuttle/queries'
import { Card, Skeleton } from '@shuttle/ui'
import { PartFailureCard } from '../../components/part-failure-card'
import { useTexts } from '../../i18n/use-texts'
import { TicketList } from './ticket-list'

/** Fills `ticket-viewer.v1`: the e-tickets of one paid order, swiped one by one. */
const TicketViewer = ({ orderNo }: SlotProps['ticket-viewer.v1']) => {
  const t = useTexts()
  const order = useOrder(orderNo, { isSecondary: true })
  if (order.data) {
    return (
      <Card title={t('tickets.list')}>
        {order.data.tickets.length > 0 ? <TicketList tickets={order.data.tickets} /> : <p>{t('tickets.none')}</p>}
      </Card>
    )
  }
  if (hasFailed(order)) return <PartFailureCard query={order} title={t('tickets.failed')} />
  return <Skeleton kind="card" lines={8} label={t('tickets.loading')} />
}

export { TicketViewer as Slot }
