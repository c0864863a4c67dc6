import { Slot } from '@shuttle/host'
import { Button, Card, EmptyState, PageBody, Skeleton } from '@shuttle/ui'
import { useResultTexts } from './use-result-texts'

interface PendingPaymentProps {
  orderNo: string
  query: { isFetching: boolean; refetch: () => unknown }
  /** Accessible label of the skeleton. */
  loadingText: string
}

/** The provider has not confirmed the payment yet: shows the order, and a button to query again. */
export const PendingPayment = ({ orderNo, query, loadingText }: PendingPaymentProps) => {
  const t = useResultTexts()
  return (
    <PageBody>
      <Card>
        <EmptyState
          title={t('pendingTitle')}
          action={
            <Button loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('checkAgain')}
            </Button>
          }
        >
          {t('pendingHint')}
        </EmptyState>
      </Card>
      <Slot
        name="order-summary.v1"
        props={{ orderNo }}
        skeleton={<Skeleton kind="card" lines={5} label={loadingText} />}
      />
    </PageBody>
  )
}
