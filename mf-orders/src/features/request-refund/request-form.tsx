import { usePayTypeName } from '@shuttle/booking'
import { type Order, type RefundRequest, type RequestableRefund, requestRefund } from '@shuttle/calls'
import type { RefundErrorCode } from '@shuttle/contracts'
import {
  checkEmail,
  checkRefundProof,
  filterIdTail,
  formatMoney,
  isRefundTextComplete,
  REFUND_PROOF_MAX_BYTES,
  type RefundReason,
  trimEmail,
} from '@shuttle/domain'
import { FilteredField, Form, findFieldForCode, groupRef, useFailureText, useForm } from '@shuttle/forms'
import { toast, useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { newIdempotencyKey } from '@shuttle/queries'
import { Card, PriceLines, TextField } from '@shuttle/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { focusReason, ReasonChoice } from '../../components/reason-choice'
import { toRequestRows } from '../../domain/request-rows'
import { NO_SUMS, type RefundSums, sumTickets } from '../../domain/sum-tickets'
import { useChoiceTexts } from '../../i18n/use-choice-texts'
import { useRequestTexts } from '../../i18n/use-request-texts'
import { AddProof } from './add-proof'
import { ChooseTickets } from './choose-tickets'
import styles from './request-form.module.css'

const FEE_CHECK_MS = 10_000
/** The service sends instants in whole seconds: a second later the change has certainly happened. */
const SECOND_MS = 1000

interface Values {
  tickets: string[]
  reason: RefundReason | ''
  reasonText: string
  email: string
  idTail: string
  proof: File | null
}

const FIELDS: Partial<Record<RefundErrorCode, keyof Values>> = {
  REFUND_ID_TAIL_WRONG: 'idTail',
  REFUND_PROOF_TOO_LARGE: 'proof',
  REFUND_PROOF_UNREADABLE: 'proof',
  REFUND_REQUEST_NOT_NEEDED: 'tickets',
  REFUND_CHILD_ALONE: 'tickets',
  REFUND_FEE_CHANGED: 'tickets',
}
const hasField = (code: string): code is keyof typeof FIELDS => Object.hasOwn(FIELDS, code)
const findField = (code: string): keyof Values | undefined => {
  if (hasField(code)) return FIELDS[code]
  return findFieldForCode(code) === 'email' ? 'email' : undefined
}

const readBytes = async (file: File | null) => (file ? new Uint8Array(await file.arrayBuffer()) : undefined)
const checkProof = async (file: File | null) => {
  // Checked before reading: a video of a phone has gigabytes.
  if (file && file.size > REFUND_PROOF_MAX_BYTES) return 'REFUND_PROOF_TOO_LARGE'
  const bytes = await readBytes(file)
  return bytes && checkRefundProof(bytes)
}

interface RequestFormProps {
  order: Order
  requestable: RequestableRefund
  /** Refetches tickets and fees: they may have changed. */
  onOutdated: () => void
  onSent: (request: RefundRequest) => void
}

/**
 * Form of a refund request: tickets, reason, contact and proof. A confirmation shows the sum and
 * the day of the answer before it is sent.
 */
export const RequestForm = ({ order, requestable, onOutdated, onSent }: RequestFormProps) => {
  const t = useRequestTexts()
  const choiceT = useChoiceTexts()
  const toText = useFailureText()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  const now = useNow(FEE_CHECK_MS)
  /** The sums in the open confirmation. */
  const [shownSums, setShownSums] = useState<RefundSums>()
  const body = useRef<HTMLDivElement>(null)
  /** Key of the request sent last: sending the same content again reuses it. */
  const sent = useRef({ key: '', what: '' })
  const { tickets, isWholeOnly } = requestable
  const rows = toRequestRows(tickets)
  const open = rows.filter(({ isRequestable }) => isRequestable)
  const toChosen = (numbers: readonly string[]) =>
    tickets.filter(({ ticketNo, isRequestable }) => isRequestable && numbers.includes(ticketNo))
  const [only, ...others] = open

  const form = useForm<
    Values,
    RefundRequest,
    | 'TICKETS_MISSING'
    | 'REASON_MISSING'
    | 'REASON_TEXT_MISSING'
    | 'ID_TAIL_MISSING'
    | 'REFUND_PROOF_TOO_LARGE'
    | 'REFUND_PROOF_UNREADABLE'
  >({
    name: 'mf-orders: refund request',
    storedAs: `mf-orders-refund-request-${order.orderNo}`,
    notStored: ['idTail', 'proof'],
    initial: () => ({
      tickets: only && others.length === 0 ? only.tickets.map(({ ticketNo }) => ticketNo) : [],
      reason: '',
      reasonText: '',
      email: requestable.memberEmail,
      idTail: '',
      proof: null,
    }),
    check: async ({ tickets: numbers, reason, reasonText, email, idTail, proof }) => {
      const chosen = toChosen(numbers)
      return {
        tickets: chosen.length === 0 ? 'TICKETS_MISSING' : undefined,
        reason: reason === '' ? 'REASON_MISSING' : undefined,
        reasonText: reason !== '' && !isRefundTextComplete(reason, reasonText) ? 'REASON_TEXT_MISSING' : undefined,
        email: checkEmail(email),
        idTail: chosen.some(({ hasIdNumber }) => hasIdNumber) && idTail.trim() === '' ? 'ID_TAIL_MISSING' : undefined,
        proof: await checkProof(proof),
      }
    },
    texts: {
      TICKETS_MISSING: t('choice.missing'),
      REASON_MISSING: choiceT('reason.missing'),
      REASON_TEXT_MISSING: choiceT('reason.textMissing'),
      ID_TAIL_MISSING: t('contact.idTailMissing'),
      REFUND_PROOF_TOO_LARGE: toText({ code: 'REFUND_PROOF_TOO_LARGE' }),
      REFUND_PROOF_UNREADABLE: toText({ code: 'REFUND_PROOF_UNREADABLE' }),
    },
    fieldForCode: findField,
    confirm: () => setShownSums(sums),
    send: async ({ proof, reason, reasonText, email, idTail, ...values }) => {
      const chosen = toChosen(values.tickets)
      const request = {
        orderNo: order.orderNo,
        tickets: chosen.map(({ ticketNo }) => ticketNo),
        // The confirmed sums, whatever has arrived since.
        fee: shownSums?.fee ?? 0,
        reason: reason === '' ? ('other' as const) : reason,
        reasonText: reason === 'other' ? reasonText.trim() : '',
        email: trimEmail(email),
        idTail: chosen.some(({ hasIdNumber }) => hasIdNumber) ? idTail.trim() : '',
      }
      const what = JSON.stringify([request, proof?.name, proof?.size, proof?.lastModified])
      if (sent.current.what !== what) sent.current = { key: newIdempotencyKey(), what }
      return requestRefund({ ...request, proof: await readBytes(proof) }, sent.current.key)
    },
    onFailure: onOutdated,
    onDone: onSent,
  })

  const changesAt = Math.min(
    ...tickets.flatMap(({ nextFeeAt, closesAt }) => [nextFeeAt ?? Infinity, closesAt ?? Infinity]),
  )
  const isOutdated = now >= changesAt + SECOND_MS
  const readAgain = useEffectEvent(onOutdated)
  useEffect(() => {
    if (isOutdated) readAgain()
  }, [isOutdated])

  const fields = {
    tickets: form.field('tickets'),
    reason: form.field('reason'),
    reasonText: form.field('reasonText'),
    email: form.field('email'),
    idTail: form.field('idTail'),
    proof: form.field('proof'),
  }
  const chosen = toChosen(form.values.tickets)
  const sums = sumTickets(chosen) ?? NO_SUMS
  const money = (cents: number) => formatMoney(cents, order.currency)
  const answerBy = formatDate(requestable.answerBy, language, 'weekday')
  const handleSend = async () => {
    await form.send()
    setShownSums(undefined)
  }

  // The sums have changed since the confirmation opened: nothing is sent at a fee that was not shown.
  const isSame = shownSums?.fee === sums.fee && shownSums.refund === sums.refund && chosen.length > 0
  const isConfirming = shownSums !== undefined && (form.isPending || isSame)
  const announceChange = useEffectEvent(() => {
    if (!shownSums || isConfirming) return
    setShownSums(undefined)
    toast(
      t('confirm.changed', { before: money(shownSums.fee), after: money(sums.fee), refund: money(sums.refund) }),
      'notice',
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the sums change, and when the confirmation opens or closes
  useEffect(announceChange, [shownSums, isConfirming])
  return (
    <div ref={body}>
      <Form
        form={form}
        title={t('request.form')}
        submitLabel={t('request.submit')}
        pendingLabel={t('request.submitting')}
      >
        <ChooseTickets order={order} rows={rows} isWholeOnly={isWholeOnly} field={fields.tickets} />
        <ReasonChoice
          reason={fields.reason.value === '' ? undefined : fields.reason.value}
          reasonText={fields.reasonText.value}
          error={fields.reason.error ?? fields.reasonText.error}
          groupRef={(group) => {
            groupRef(fields.reason.ref, focusReason)(group)
            groupRef(fields.reasonText.ref, focusReason)(group)
          }}
          onReason={fields.reason.onChange}
          onReasonText={fields.reasonText.onChange}
        />
        <Card title={t('contact.title')}>
          <TextField
            {...fields.email}
            label={t('sent.email')}
            hint={t('contact.emailHint')}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
          />
          {chosen.some(({ hasIdNumber }) => hasIdNumber) && (
            <FilteredField
              {...fields.idTail}
              filter={filterIdTail}
              label={t('contact.idTail')}
              hint={t('contact.idTailHint')}
              name="id-tail"
              autoComplete="off"
              required
            />
          )}
        </Card>
        <AddProof field={fields.proof} onChecked={() => void form.trigger('proof')} />
        {chosen.length > 0 && (
          <Card title={t('sum.title')}>
            <PriceLines
              lines={[
                { label: t('sum.count', { count: chosen.length }), amount: money(sums.paid) },
                ...(sums.fee > 0 ? [{ label: choiceT('amounts.fee'), amount: money(-sums.fee) }] : []),
              ]}
              total={{ label: t('sum.refund'), amount: money(sums.refund) }}
            />
            <p className={styles.note}>
              {sums.refund > 0 ? t('sum.way', { method: payTypeName(requestable.payType) }) : t('sum.free')}
            </p>
          </Card>
        )}
      </Form>
      <LazyConfirmDialog
        open={isConfirming}
        title={t('confirm.title', { count: chosen.length })}
        confirmLabel={t('request.submit')}
        cancelLabel={t('confirm.no')}
        busy={form.isPending}
        onConfirm={() => void handleSend()}
        onCancel={() => setShownSums(undefined)}
        findFocusAfter={() => body.current?.querySelector<HTMLElement>('[aria-invalid=true]')}
      >
        {sums.refund > 0 ? t('confirm.money', { amount: money(sums.refund), fee: money(sums.fee) }) : t('confirm.free')}{' '}
        {t('confirm.answer', { date: answerBy })}
      </LazyConfirmDialog>
    </div>
  )
}
