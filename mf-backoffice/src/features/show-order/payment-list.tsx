import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { toast, useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { ConfirmAct, type DataColumn, StateMark } from '@shuttle/ui/desk'
import { useState } from 'react'
import { askProviderAgain } from '../../calls/order-acts'
import type { FileAttempt, OrderFile } from '../../calls/order-file'
import { PlainTable } from '../../components/plain-table'
import { useStaffAct } from '../../components/use-staff-act'
import { inBrackets } from '../../domain/in-brackets'
import { joinWords } from '../../domain/join-words'
import { useOrderTexts } from '../../i18n/use-order-texts'
import { useRefreshOrder } from '../../state/use-order-file'
import { useOrderWords } from './use-order-words'

const STATES = { OPEN: 'waiting', SETTLED: 'done', CLOSED: 'ended' } as const

const AttemptState = ({ state }: { state: string }) => {
  const t = useOrderTexts()
  if (!Object.hasOwn(STATES, state)) return state
  const known = state as keyof typeof STATES
  return <StateMark glyph={STATES[known]}>{t(`attempts.${known}`)}</StateMark>
}

/** All payment attempts, with the numbers of the provider. */
export const PaymentList = ({ file: { order, attempts, allowed } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const { nameOutcome } = useOrderWords()
  const refresh = useRefreshOrder(order.orderNo)
  const [asked, setAsked] = useState<FileAttempt>()
  const { act, isPending, error, clear } = useStaffAct({ call: askProviderAgain, name: 'ask provider' })
  const close = () => {
    clear()
    setAsked(undefined)
  }
  const ask = async () => {
    if (!asked || !(await act({ orderNo: order.orderNo, requestNo: asked.requestNo }))) return
    toast(t('act.asked'), 'success')
    close()
    await refresh()
  }
  const columns: DataColumn<FileAttempt>[] = [
    { id: 'opened', header: t('attempts.opened'), cell: ({ openedAt }) => formatDateTime(openedAt, language) },
    { id: 'method', header: t('attempts.method'), cell: ({ payType }) => toPayTypeName(payType) },
    {
      id: 'provider',
      header: t('attempts.provider'),
      cell: ({ payments }) =>
        joinWords(
          payments.map(({ transactionId, outcome }) => inBrackets(transactionId, nameOutcome(outcome), language)),
          language,
        ) || t('attempts.none'),
      isLong: true,
    },
    {
      id: 'amount',
      header: t('attempts.amount'),
      cell: ({ amount, currency }) => formatMoney(amount, currency),
      align: 'end',
    },
    { id: 'state', header: t('attempts.state'), cell: ({ state }) => <AttemptState state={state} /> },
  ]
  const acts: DataColumn<FileAttempt> = {
    id: 'acts',
    header: t('attempts.acts'),
    cell: (attempt) =>
      attempt.state === 'SETTLED' ? (
        '-'
      ) : (
        <Button kind="soft" onClick={() => setAsked(attempt)}>
          {t('act.ask')}
        </Button>
      ),
  }
  return (
    <>
      <PlainTable
        title={t('attempts.title')}
        caption={t('attempts.caption')}
        empty={t('attempts.empty')}
        columns={allowed.has('payment.ask') ? [...columns, acts] : columns}
        rows={attempts}
        rowId={({ requestNo }) => requestNo}
      />
      <ConfirmAct
        open={asked !== undefined}
        title={t('act.ask')}
        confirmLabel={t('act.ask')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={() => void ask()}
        onCancel={close}
      >
        {asked && t('act.askText', { provider: toPayTypeName(asked.payType), requestNo: asked.requestNo })}
      </ConfirmAct>
    </>
  )
}
