import { usePayTypeName } from '@shuttle/booking'
import { Button } from '@shuttle/ui'
import type { DataColumn } from '@shuttle/ui/backoffice'
import { type Overview, type StuckPayment, verifyPaymentCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefreshOverview } from '../../kit/state/use-overview'
import { useMay } from '../../kit/state/use-staff-index'
import { orderHref } from '../../paths'
import { useOverviewTexts } from '../texts/use-overview-texts'
import styles from './overview.module.css'
import { formatTotal, useAgeAt } from './overview-labels'
import { QueueCard } from './queue-card'
import { TwoLines } from './two-lines'

/** In sequence: the first refusal stops it. */
const verifyAll = async (payments: readonly StuckPayment[]): Promise<void> => {
  for (const { orderNo, requestNo } of payments) await staffCall(verifyPaymentCall, { orderNo, requestNo })
}

/** Payments without an answer of their provider, the oldest first, with an action to query it again. */
export const StuckPayments = ({ overview }: { overview: Overview }) => {
  const t = useOverviewTexts()
  const formatAge = useAgeAt(overview.readAt)
  const toPayTypeName = usePayTypeName()
  const refresh = useRefreshOverview()
  const mayVerify = useMay('payment.verify')
  const [selected, setSelected] = useState<readonly StuckPayment[]>([])
  if (!overview.payments) return null
  const { rows } = overview.payments
  const columns: DataColumn<StuckPayment>[] = [
    {
      id: 'number',
      header: t('common.order'),
      cell: ({ orderNo, payType }) => (
        <TwoLines below={toPayTypeName(payType)}>
          <Link to={orderHref(orderNo)}>{orderNo}</Link>
        </TwoLines>
      ),
      isRowHeader: true,
    },
    {
      id: 'amount',
      header: t('common.amount'),
      cell: ({ unansweredSince, ...money }) => (
        <TwoLines below={t('payments.unanswered', { age: formatAge(unansweredSince) })}>{formatTotal(money)}</TwoLines>
      ),
    },
  ]
  const actions: DataColumn<StuckPayment> = {
    id: 'actions',
    header: t('common.actions'),
    cell: (payment) => (
      <span className={styles.whole}>
        <Button
          kind="text"
          aria-label={t('payments.verifyOf', { orderNo: payment.orderNo })}
          onClick={() => setSelected([payment])}
        >
          {t('payments.verify')}
        </Button>
      </span>
    ),
    align: 'end',
  }
  return (
    <>
      <QueueCard
        title={t('payments.title')}
        empty={t('payments.empty')}
        actions={
          mayVerify &&
          rows.length > 1 && (
            <Button kind="soft" onClick={() => setSelected(rows)}>
              {t('payments.verifyAll', { count: rows.length })}
            </Button>
          )
        }
        columns={mayVerify ? [...columns, actions] : columns}
        rows={rows}
        rowId={({ requestNo }) => requestNo}
      />
      <ActionDialog
        about={selected.length > 0 ? selected : undefined}
        call={verifyAll}
        name="verify payments"
        title={t('payments.question')}
        confirmLabel={t('payments.verify')}
        consequence={({ length: count }) => t('payments.text', { count })}
        done={({ length: count }) => t('payments.verifying', { count })}
        onAnswer={refresh}
        onClose={() => setSelected([])}
      />
    </>
  )
}
