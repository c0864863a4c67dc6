import { useBookingTexts, usePayTypeName } from '@shuttle/booking'
import { refundExceptions, refundNote } from '@shuttle/booking/facts'
import type { Order, Refund, RefundPreview } from '@shuttle/calls'
import { formatMoney, isRefundTextComplete } from '@shuttle/domain'
import { toast, useLanguage } from '@shuttle/host'
import { getRefusalText, hasFailed, showFailure, useApplyRefund } from '@shuttle/queries'
import { Button, Card, Notice, PageAside, Spinner, TotalBar } from '@shuttle/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { focusReason, ReasonChoice } from '../../components/reason-choice'
import { useFailureReason } from '../../components/use-failure-reason'
import { type RefundPerson, selectRefund, togglePick, toRefundPeople } from '../../domain/refund-people'
import type { RefundSums } from '../../domain/sum-tickets'
import { useChoiceTexts } from '../../i18n/use-choice-texts'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { changeRefundDraft, type RefundDraft, readRefundDraft } from '../../state/refund-draft'
import { FeeCard } from './fee-card'
import styles from './refund-choice.module.css'
import { TICKETS_ID, TicketChoice } from './ticket-choice'
import { useRefundQuote } from './use-refund-quote'
import { useRefundWords } from './use-refund-words'

interface RefundChoiceProps {
  order: Order
  preview: RefundPreview
  refunds: readonly Refund[]
  onRefunded: (refund: Refund) => void
}

/** The choice from before a reload; else the only passenger that can be chosen. */
const beginDraft = (orderNo: string, people: readonly RefundPerson[]): RefundDraft => {
  const open = people.filter(({ block, isRefunded }) => !block && !isRefunded)
  const only = people.length === 1 ? open.map(({ key }) => key) : []
  return readRefundDraft(orderNo) ?? { picked: only, reason: undefined, reasonText: '', sent: [] }
}

/** Chooses tickets and a reason, shows the refund and its payment method, and refunds exactly that amount. */
export const RefundChoice = ({ order, preview, refunds, onRefunded }: RefundChoiceProps) => {
  const t = useRefundTexts()
  const choiceT = useChoiceTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  const { join } = useRefundWords()
  const toReason = useFailureReason()
  const { orderNo, currency, payType, refundPolicy, lineCode } = order
  const positions = new Map(
    order.tickets.flatMap(({ ticketNumber, passengerPosition }) =>
      passengerPosition === undefined ? [] : [[ticketNumber, passengerPosition] as const],
    ),
  )
  const [draft, setDraft] = useState(() => beginDraft(orderNo, toRefundPeople(preview.tickets, positions)))
  const [isTried, setTried] = useState(false)
  /** The sums in the open confirmation. */
  const [asked, setAsked] = useState<RefundSums>()
  const [message, setMessage] = useState<string>()
  const reasonGroup = useRef<HTMLDivElement>(null)
  const { send, isPending } = useApplyRefund('mf-orders: refund tickets')

  const read = selectRefund(toRefundPeople(preview.tickets, positions), draft.picked)
  const { latest = preview, ...quoted } = useRefundQuote(orderNo, read.chosen)
  const people = toRefundPeople(latest.tickets, positions)
  const selection = selectRefund(people, draft.picked)
  const { sums, quote, feeBefore } = quoted
  const { chosen } = selection
  const money = (cents: number) => formatMoney(cents, currency)
  const method = payTypeName(payType)
  const isFree = sums.refund === 0
  const nothing = t(sums.paid === 0 ? 'bar.noMoney' : 'bar.allFee')

  const change = (next: Partial<RefundDraft>) => {
    setDraft((before) => ({ ...before, ...next }))
    changeRefundDraft(orderNo, { ...draft, ...next })
    setMessage(undefined)
  }
  const hasReason = draft.reason !== undefined && isRefundTextComplete(draft.reason, draft.reasonText)
  const reasonError = draft.reason === undefined ? choiceT('reason.missing') : choiceT('reason.wordsMissing')
  const canChoose = people.some(({ block, isRefunded }) => !block && !isRefunded)

  // The sums have changed since the confirmation opened: an amount that was not shown is never charged.
  const isAsking = asked !== undefined && asked.fee === sums.fee && asked.refund === sums.refund && chosen.length > 0
  const changed =
    feeBefore === undefined
      ? undefined
      : t('quote.changed', { before: money(feeBefore), after: money(sums.fee), refund: money(sums.refund) })
  const sayChange = useEffectEvent(() => {
    setAsked(undefined)
    if (changed) toast(changed, 'notice')
  })
  useEffect(() => {
    if (feeBefore !== undefined) sayChange()
  }, [feeBefore])

  const goOn = () => {
    setTried(true)
    if (chosen.length === 0) return document.getElementById(TICKETS_ID)?.querySelector('input')?.focus()
    if (!hasReason) return focusReason(reasonGroup.current)
    if (quoted.error) return void quoted.readAgain()
    setMessage(undefined)
    setAsked(sums)
  }

  /** After a refusal nothing was charged: shows the current amounts and the reason. */
  const handleRefused = async (code: string, sentence: string | undefined) => {
    changeRefundDraft(orderNo, { sent: [] })
    setAsked(undefined)
    const fee = sums.fee
    const hasEnded = code === 'REFUND_FEE_CHANGED'
    if (!hasEnded) setMessage(sentence)
    const renewed = await quoted.readAgain()
    if (hasEnded && renewed?.fee === fee) setMessage(t('quote.renewed'))
  }

  const apply = async () => {
    if (!quote || draft.reason === undefined) return
    changeRefundDraft(orderNo, { ...draft, sent: chosen })
    const outcome = await send({
      orderNo,
      tickets: chosen,
      quoteId: quote.quoteId,
      reason: draft.reason,
      reasonText: draft.reason === 'other' ? draft.reasonText : '',
    })
    if (outcome.kind === 'busy') return
    if (outcome.kind === 'done') return onRefunded(outcome.result)
    const { refusal, error } = outcome
    if (refusal?.code.startsWith('REFUND_')) return handleRefused(refusal.code, getRefusalText(refusal, language))
    // The request may have arrived: sending the same choice again is idempotent, or finds the refund in the record.
    setAsked(undefined)
    showFailure(error, language)
  }

  const isMissing = hasFailed({ error: quoted.error })
  const trouble = message ?? (isMissing ? join(t('quote.failed'), toReason(quoted.error)) : undefined)
  return (
    <>
      {canChoose && <FeeCard order={order} />}
      <TicketChoice
        order={order}
        people={people}
        refunds={refunds}
        picked={draft.picked}
        selection={selection}
        error={isTried && chosen.length === 0 ? t('choice.none') : undefined}
        onToggle={(person) => change({ picked: togglePick(people, person, draft.picked) })}
      />
      <PageAside>
        {canChoose && (
          <ReasonChoice
            groupRef={reasonGroup}
            reason={draft.reason}
            words={draft.reasonText}
            error={isTried && !hasReason ? reasonError : undefined}
            onReason={(reason) => change({ reason })}
            onWords={(reasonText) => change({ reasonText })}
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
        open={isAsking}
        kind="danger"
        title={t('confirm.title', { count: chosen.length })}
        confirmLabel={isFree ? t('confirm.yesFree') : t('confirm.yes', { amount: money(sums.refund) })}
        cancelLabel={t('confirm.no')}
        // Without a current quote there is no amount to charge.
        busy={isPending || quote === undefined}
        onConfirm={() => void apply()}
        onCancel={() => setAsked(undefined)}
      >
        <p>{isFree ? nothing : t('confirm.money', { amount: money(sums.refund), method, fee: money(sums.fee) })}</p>
        <p>{t('confirm.final')}</p>
        {quote === undefined && <Spinner label={t('bar.renewing')} />}
      </LazyConfirmDialog>
    </>
  )
}
