import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import type { LedgerState } from '@shuttle/domain/staff'
import { Button } from '@shuttle/ui'
import { type LedgerEntry, retryRefundCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useRefreshLedger } from '../state/use-ledger'
import { useLedgerTexts } from '../texts/use-ledger-texts'
import { SettleRefund } from './settle-refund'

/** A pending refund is excluded: the provider may still pay it, and it must not be paid twice. */
const TO_SETTLE: readonly LedgerState[] = ['failed', 'refused']
const TO_RETRY: readonly LedgerState[] = ['failed', 'refused', 'pending']

const RetryRefund = ({ entry, open, onClose }: { entry: LedgerEntry; open: boolean; onClose: () => void }) => {
  const t = useLedgerTexts()
  const toPayTypeName = usePayTypeName()
  const refresh = useRefreshLedger()
  return (
    <ActionDialog
      about={open ? entry : undefined}
      call={({ refundNo }) => staffCall(retryRefundCall, { refundNo })}
      name="retry refund"
      title={t('retry.question')}
      confirmLabel={t('retry.action')}
      busyLabel={t('retry.busy')}
      consequence={({ payType, refund, currency, refundNo }) =>
        t('retry.text', { provider: toPayTypeName(payType), refund: formatMoney(refund, currency), refundNo })
      }
      done={({ refundNo }) => t('retry.done', { refundNo })}
      onAnswer={refresh}
      onClose={onClose}
    />
  )
}

/** Actions that the role may do on a refund in its state. */
export const RefundActions = ({ entry }: { entry: LedgerEntry }) => {
  const t = useLedgerTexts()
  const [openDialog, setOpenDialog] = useState<'retry' | 'settle'>()
  const mayRetry = useMay('refund.retry') && TO_RETRY.includes(entry.state)
  const maySettle = useMay('refund.settle-outside') && TO_SETTLE.includes(entry.state)
  const close = () => setOpenDialog(undefined)
  return (
    <>
      {mayRetry && <Button onClick={() => setOpenDialog('retry')}>{t('retry.action')}</Button>}
      {maySettle && (
        <Button kind="soft" onClick={() => setOpenDialog('settle')}>
          {t('settle.action')}
        </Button>
      )}
      <RetryRefund entry={entry} open={openDialog === 'retry'} onClose={close} />
      <SettleRefund entry={entry} open={openDialog === 'settle'} onClose={close} />
    </>
  )
}
