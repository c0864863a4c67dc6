import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import { type OrderFile, verifyPaymentCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { formatList } from '../../kit/domain/format-list'
import { inBrackets } from '../../kit/domain/in-brackets'
import { PlainTable } from '../../kit/plain-table'
import { useRefreshOrderFile } from '../../kit/state/use-order-file'
import { useOrderTexts } from '../texts/use-order-texts'
import { useOrderLabels } from './use-order-labels'

type FileAttempt = OrderFile['attempts'][number]

const STATES = { open: 'waiting', settled: 'done', closed: 'ended' } as const

const AttemptState = ({ state }: Pick<FileAttempt, 'state'>) => {
  const t = useOrderTexts()
  return <StateMark glyph={STATES[state]}>{t(`attempts.${state}`)}</StateMark>
}

/** All payment attempts, with the numbers of the provider. */
export const PaymentList = ({ file: { order, attempts, allowed } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const { nameOutcome } = useOrderLabels()
  const refresh = useRefreshOrderFile(order.orderNo)
  const [selected, setSelected] = useState<FileAttempt>()
  const columns: DataColumn<FileAttempt>[] = [
    { id: 'opened', header: t('attempts.opened'), cell: ({ openedAt }) => formatDateTime(openedAt, language) },
    { id: 'method', header: t('attempts.method'), cell: ({ payType }) => toPayTypeName(payType) },
    {
      id: 'provider',
      header: t('attempts.provider'),
      cell: ({ payments }) =>
        formatList(
          payments.map(({ transactionId, outcome }) => inBrackets(transactionId, nameOutcome(outcome), language)),
          language,
        ) || t('attempts.none'),
      isLong: true,
    },
    {
      id: 'amount',
      header: t('common.amount'),
      cell: ({ amount, currency }) => formatMoney(amount, currency),
      align: 'end',
    },
    { id: 'state', header: t('common.outcome'), cell: ({ state }) => <AttemptState state={state} /> },
  ]
  const actions: DataColumn<FileAttempt> = {
    id: 'actions',
    header: t('common.actions'),
    cell: (attempt) =>
      attempt.state === 'settled' ? (
        '-'
      ) : (
        <Button kind="soft" onClick={() => setSelected(attempt)}>
          {t('actions.verify')}
        </Button>
      ),
  }
  return (
    <>
      <PlainTable
        title={t('attempts.title')}
        caption={t('attempts.caption')}
        empty={t('attempts.empty')}
        columns={allowed.includes('payment.verify') ? [...columns, actions] : columns}
        rows={attempts}
        rowId={({ requestNo }) => requestNo}
      />
      <ActionDialog
        about={selected}
        call={({ requestNo }) => staffCall(verifyPaymentCall, { orderNo: order.orderNo, requestNo })}
        name="verify payment"
        title={t('actions.verify')}
        confirmLabel={t('actions.verify')}
        consequence={({ payType, requestNo }) =>
          t('actions.verifyText', { provider: toPayTypeName(payType), requestNo })
        }
        done={() => t('actions.verifying')}
        onDone={refresh}
        onClose={() => setSelected(undefined)}
      />
    </>
  )
}
