import { usePayTypeName } from '@shuttle/booking'
import { toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { ConfirmAct, type DataColumn } from '@shuttle/ui/desk'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { askProviderAgain } from '../../calls/order-acts'
import type { Overview, StuckPayment } from '../../calls/overview'
import { useStaffAct } from '../../components/use-staff-act'
import { useOverviewTexts } from '../../i18n/use-overview-texts'
import { orderHref } from '../../paths'
import { useRefreshOverview } from '../../state/use-overview'
import { useMay } from '../../state/use-staff-index'
import styles from './overview.module.css'
import { QueueCard } from './queue-card'
import { TwoLines } from './two-lines'
import { sayMoney, useAgeAt } from './use-overview-words'

/** In sequence: the first refusal stops it. */
const askAll = async (payments: readonly StuckPayment[]): Promise<void> => {
  for (const { orderNo, requestNo } of payments) await askProviderAgain({ orderNo, requestNo })
}

/** Payments without an answer of their provider, the oldest first, with an action to query it again. */
export const StuckPayments = ({ overview }: { overview: Overview }) => {
  const t = useOverviewTexts()
  const sayAge = useAgeAt(overview.readAt)
  const toPayTypeName = usePayTypeName()
  const refresh = useRefreshOverview()
  const mayAsk = useMay('payment.ask')
  const [asked, setAsked] = useState<readonly StuckPayment[]>([])
  const { act, isPending, error, clear } = useStaffAct({ call: askAll, name: 'ask providers' })
  if (!overview.payments) return null
  const { rows } = overview.payments
  const close = () => {
    clear()
    setAsked([])
  }
  const ask = async () => {
    const done = await act(asked)
    await refresh()
    if (!done) return
    toast(t('payments.asked', { count: asked.length }), 'success')
    close()
  }
  const columns: DataColumn<StuckPayment>[] = [
    {
      id: 'number',
      header: t('payments.number'),
      cell: ({ orderNo, payType }) => (
        <TwoLines below={toPayTypeName(payType)}>
          <Link to={orderHref(orderNo)}>{orderNo}</Link>
        </TwoLines>
      ),
      isRowHeader: true,
    },
    {
      id: 'amount',
      header: t('payments.amount'),
      cell: ({ silentAt, ...money }) => (
        <TwoLines below={t('payments.silent', { age: sayAge(silentAt) })}>{sayMoney(money)}</TwoLines>
      ),
    },
  ]
  const acts: DataColumn<StuckPayment> = {
    id: 'acts',
    header: t('payments.acts'),
    cell: (payment) => (
      <span className={styles.whole}>
        <Button
          kind="text"
          aria-label={t('payments.askOf', { orderNo: payment.orderNo })}
          onClick={() => setAsked([payment])}
        >
          {t('payments.ask')}
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
          mayAsk &&
          rows.length > 1 && (
            <Button kind="soft" onClick={() => setAsked(rows)}>
              {t('payments.askAll', { count: rows.length })}
            </Button>
          )
        }
        columns={mayAsk ? [...columns, acts] : columns}
        rows={rows}
        rowId={({ requestNo }) => requestNo}
      />
      <ConfirmAct
        open={asked.length > 0}
        title={t('payments.question')}
        confirmLabel={t('payments.ask')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={() => void ask()}
        onCancel={close}
      >
        {t('payments.text', { count: asked.length })}
      </ConfirmAct>
    </>
  )
}
