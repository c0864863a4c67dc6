import { useBookingTexts, usePayTypeName } from '@shuttle/booking'
import { refundExceptions, refundNote } from '@shuttle/booking/formatters'
import { HelpLink } from '@shuttle/booking/help'
import type { Order, Refund, RefundPreview } from '@shuttle/calls'
import { formatMoney, isRefundTextComplete } from '@shuttle/domain'
import { toast, useLanguage } from '@shuttle/host'
import { getRefusalText, hasFailed, showFailure, useApplyRefund } from '@shuttle/queries'
import { Button, Card, Notice, PageAside, Spinner, TotalBar } from '@shuttle/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { focusReason, ReasonChoice } from '../../components/reason-choice'
import { useFailureReason } from '../../components/use-failure-reason'
import { type RefundPassenger, selectRefund, togglePassenger, toRefundPassengers } from '../../domain/refund-passengers'
import type { RefundSums } from '../../domain/sum-tickets'
import { useChoiceTexts } from '../../i18n/use-choice-texts'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { readStoredRefundForm, type StoredRefundForm, updateStoredRefundForm } from '../../state/stored-refund-form'
import { FeeCard } from './fee-card'
import styles from './refund-choice.module.css'
import { TICKETS_ID, TicketChoice } from './ticket-choice'
import { useRefundLabels } from './use-refund-labels'
import { useRefundQuote } from './use-refund-quote'

interface RefundChoiceProps {
  order: Order
  preview: RefundPreview
  refunds: readonly Refund[]
  onRefunded: (refund: Refund) => void
}

/** The choice from before a reload; else the only passenger that can be chosen. */
const toInitialForm = (orderNo: string, passengers: readonly RefundPassenger[]): StoredRefundForm => {
  const open = passengers.filter(({ block, isRefunded }) => !block && !isRefunded)
  const only = passengers.length === 1 ? open.map(({ key }) => key) : []
  return readStoredRefundForm(orderNo) ?? { picked: only, reason: undefined, reasonText: '', sent: [] }
}

/** Chooses tickets and a reason, shows the refund and its payment method, and refunds exactly that amount. */
export const RefundChoice = ({ order, preview, refunds, onRefunded }: RefundChoiceProps) => {
  const t = useRefundTexts()
  const choiceT = useChoiceTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  const { join } = useRefundLabels()
  const toReason = useFailureReason()
  const { orderNo, currency, payType, refundPolicy, lineCode } = order
  const positions = new Map(
    order.tickets.flatMap(({ ticketNumber, passengerPosition }) =>
      passengerPosition === undefined ? [] : [[ticketNumber, passengerPosition] as const],
    ),
  )
  const [form, setForm] = useState(() => toInitialForm(orderNo, toRefundPassengers(preview.tickets, positions)))
  const [isTried, setTried] = useState(false)
  /** The sums in the open confirmation. */
  const [shownSums, setShownSums] = useState<RefundSums>()
  const [message, setMessage] = useState<string>()
  const reasonGroup = useRef<HTMLDivElement>(null)
  const { send, isPending } = useApplyRefund('mf-orders: refund tickets')

  const read = selectRefund(toRefundPassengers(preview.tickets, positions), form.picked)
  const { latest = preview, ...quoted } = useRefundQuote(orderNo, read.chosen)
  const passengers = toRefundPassengers(latest.tickets, positions)
  const selection = selectRefund(passengers, form.picked)
  const { sums, quote, feeBefore } = quoted
  const { chosen } = selection
  const money = (cents: number) => formatMoney(cents, currency)
  const method = payTypeName(payType)
  const isFree = sums.refund === 0
  const nothing = t(sums.paid === 0 ? 'bar.noMoney' : 'bar.allFee')

  const change = (next: Partial<StoredRefundForm>) => {
    setForm((before) => ({ ...before, ...next }))
    updateStoredRefundForm(orderNo, { ...form, ...next })
    setMessage(undefined)
  }
  const hasReason = form.reason !== undefined && isRefundTextComplete(form.reason, form.reasonText)
  const reasonError = form.reason === undefined ? choiceT('reason.missing') : choiceT('reason.textMissing')
  const canChoose = passengers.some(({ block, isRefunded }) => !block && !isRefunded)

  // The sums have changed since the confirmation opened: an amount that was not shown is never charged.
  const isConfirming =
    shownSums !== undefined && shownSums.fee === sums.fee && shownSums.refund === sums.refund && chosen.length > 0
  const changed =
    feeBefore === undefined
      ? undefined
      : t('quote.changed', { before: money(feeBefore), after: money(sums.fee), refund: money(sums.refund) })
  const announceChange = useEffectEvent(() => {
    setShownSums(undefined)
    if (changed) toast(changed, 'notice')
  })
  useEffect(() => {
    if (feeBefore !== undefined) announceChange()
  }, [feeBefore])

  const goOn = () => {
    setTried(true)
    if (chosen.length === 0) return document.getElementById(TICKETS_ID)?.querySelector('input')?.focus()
    if (!hasReason) return focusReason(reasonGroup.current)
    if (quoted.error) return void quoted.readAgain()
    setMessage(undefined)
    setShownSums(sums)
  }

  /** After a refusal nothing was charged: shows the current amounts and the reason. */
  const handleRefused = async (code: string, sentence: string | undefined) => {
    updateStoredRefundForm(orderNo, { sent: [] })
    setShownSums(undefined)
    const fee = sums.fee
    const hasEnded = code === 'REFUND_FEE_CHANGED'
    if (!hasEnded) setMessage(sentence)
    const renewed = await quoted.readAgain()
    if (hasEnded && renewed?.fee === fee) setMessage(t('quote.renewed'))
  }

  const apply = async () => {
    if (!quote || form.reason === undefined) return
    updateStoredRefundForm(orderNo, { ...form, sent: chosen })
    const outcome = await send({
      orderNo,
      tickets: chosen,
      quoteId: quote.quoteId,
      reason: form.reason,
      reasonText: form.reason === 'other' ? form.reasonText : '',
    })
    if (outcome.kind === 'busy') return
    if (outcome.kind === 'done') return onRefunded(outcome.result)
    const { refusal, error } = outcome
    if (refusal?.code.startsWith('REFUND_')) return handleRefused(refusal.code, getRefusalText(refusal, language))
    // The request may have arrived: sending the same choice again is idempotent, or finds the refund in the record.
    setShownSums(undefined)
    showFailure(error, language)
  }

  const isMissing = hasFailed({ error: quoted.error })
  const trouble = message ?? (isMissing ? join(t('quote.failed'), toReason(quoted.error)) : undefined)
  return (
    <>
      {canChoose && <FeeCard order={order} />}
      <TicketChoice
        order={order}
        passengers={passengers}
        refunds={refunds}
        picked={form.picked}
        selection={selection}
        error={isTried && chosen.length === 0 ? t('choice.none') : undefined}
        onToggle={(passenger) => change({ picked: togglePassenger(passengers, passenger, form.picked) })}
      />
      <PageAside>
        {canChoose && (
          <ReasonChoice
            groupRef={reasonGroup}
            reason={form.reason}
            reasonText={form.reasonText}
            error={isTried && !hasReason ? reasonError : undefined}
            onReason={(reason) => change({ reason })}
            onReasonText={(reasonText) => change({ reasonText })}
          />
        )}
        <Card title={t('rules.title')}>
          <p className={styles.rules}>
            {join(
              refundPolicy && refundNote(refundPolicy, bookingT, lineCode),
              ...(refundPolicy ? refundExceptions(refundPolicy, bookingT) : []),
              t('rules.checked'),
            )}
          </p>
          <HelpLink topic="refund" kind="text" />
        </Card>
        {changed && (
          <Notice kind="warning" title={t('quote.changedTitle')}>
            {changed}
          </Notice>
        )}
        {trouble && (
          <Notice
            kind="warning"
            announce
            action={
              isMissing && (
                <Button kind="text" loading={quoted.isReading} onClick={() => void quoted.readAgain()}>
                  {t('page.retry')}
                </Button>
              )
            }
          >
            {trouble}
          </Notice>
        )}
        {canChoose && (
          <TotalBar
            label={t('bar.total')}
            amount={money(sums.refund)}
            note={
              chosen.length === 0
                ? t('bar.choose')
                : join(
                    t('bar.summary', { count: chosen.length, paid: money(sums.paid), fee: money(sums.fee) }),
                    isFree ? nothing : t('bar.way', { method }),
                  )
            }
          >
            <Button onClick={goOn}>{t('bar.confirm')}</Button>
          </TotalBar>
        )}
        <div className={styles.end} />
      </PageAside>
      <LazyConfirmDialog
        open={isConfirming}
        kind="danger"
        title={t('confirm.title', { count: chosen.length })}
        confirmLabel={isFree ? t('confirm.yesFree') : t('confirm.yes', { amount: money(sums.refund) })}
        cancelLabel={t('confirm.no')}
        // Without a current quote there is no amount to charge.
        busy={isPending || quote === undefined}
        onConfirm={() => void apply()}
        onCancel={() => setShownSums(undefined)}
      >
        <p>{isFree ? nothing : t('confirm.money', { amount: money(sums.refund), method, fee: money(sums.fee) })}</p>
        <p>{t('confirm.final')}</p>
        {quote === undefined && <Spinner label={t('bar.renewing')} />}
      </LazyConfirmDialog>
    </>
  )
}
