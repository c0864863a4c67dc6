import { usePayTypeName } from '@shuttle/booking'
import { type Order, type RefundRequest, type RequestableRefund, requestRefund } from '@shuttle/calls'
import {
  type Cents,
  checkEmail,
  checkRefundProof,
  formatMoney,
  ID_TAIL_LENGTH,
  isRefundTextComplete,
  REFUND_PROOF_MAX_BYTES,
  type RefundReason,
  trimEmail,
} from '@shuttle/domain'
import { Form, findFieldForCode, useFailureText, useForm } from '@shuttle/forms'
import { toast, useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { newIdempotencyKey } from '@shuttle/queries'
import { Card, PriceLines, TextField } from '@shuttle/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { sumTickets, toRequestRows } from '../../domain/request-rows'
import { useRequestTexts } from '../../i18n/use-request-texts'
import { AddProof } from './add-proof'
import { ChooseReason } from './choose-reason'
import { ChooseTickets } from './choose-tickets'
import styles from './request-form.module.css'

const FEE_CHECK_MS = 10_000
/** Moments come in whole seconds: one later the change has surely happened. */
const SECOND_MS = 1000

interface Values {
  tickets: string[]
  reason: RefundReason | ''
  reasonText: string
  email: string
  idTail: string
  proof: File | null
}

const FIELDS: Readonly<Record<string, keyof Values>> = {
  REFUND_ID_TAIL_WRONG: 'idTail',
  REFUND_PROOF_TOO_LARGE: 'proof',
  REFUND_PROOF_UNREADABLE: 'proof',
  REFUND_REQUEST_NOT_NEEDED: 'tickets',
  REFUND_CHILD_ALONE: 'tickets',
  REFUND_FEE_CHANGED: 'tickets',
}
const findField = (code: string): keyof Values | undefined => {
  if (Object.hasOwn(FIELDS, code)) return FIELDS[code]
  return findFieldForCode(code) === 'email' ? 'email' : undefined
}

const readBytes = async (file: File | null) => (file ? new Uint8Array(await file.arrayBuffer()) : undefined)
const checkProof = async (file: File | null) => {
  // Not read first: a film of a phone has gigabytes.
  if (file && file.size > REFUND_PROOF_MAX_BYTES) return 'REFUND_PROOF_TOO_LARGE'
  const bytes = await readBytes(file)
  return bytes && checkRefundProof(bytes)
}

interface RequestFormProps {
  order: Order
  requestable: RequestableRefund
  /** Reads tickets and fees again: they may have changed. */
  onOutdated: () => void
  onSent: (request: RefundRequest) => void
}

/** Asks staff for a refund: tickets, reason, contact and proof; a question names sum and day of the answer before it is sent. */
export const RequestForm = ({ order, requestable, onOutdated, onSent }: RequestFormProps) => {
  const t = useRequestTexts()
  const toText = useFailureText()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  const now = useNow(FEE_CHECK_MS)
  /** The sums that the passenger is asked about. */
  const [asked, setAsked] = useState<{ fee: Cents; refund: Cents }>()
  const body = useRef<HTMLDivElement>(null)
  /** Of what was sent last: the same again is the same request. */
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
    draft: `mf-orders-refund-request-${order.orderNo}`,
    undrafted: ['idTail', 'proof'],
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
      REASON_MISSING: t('reason.missing'),
      REASON_TEXT_MISSING: t('reason.wordsMissing'),
      ID_TAIL_MISSING: t('contact.idTailMissing'),
      REFUND_PROOF_TOO_LARGE: toText({ code: 'REFUND_PROOF_TOO_LARGE' }),
      REFUND_PROOF_UNREADABLE: toText({ code: 'REFUND_PROOF_UNREADABLE' }),
    },
    fieldForCode: findField,
    confirm: () => {
      setAsked(amounts)
    },
    send: async ({ proof, reason, reasonText, email, idTail, ...values }) => {
      const chosen = toChosen(values.tickets)
      const request = {
        orderNo: order.orderNo,
        tickets: chosen.map(({ ticketNo }) => ticketNo),
        // What was agreed to, whatever has arrived since.
        fee: asked?.fee ?? 0,
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
    words: form.field('reasonText'),
    email: form.field('email'),
    idTail: form.field('idTail'),
    proof: form.field('proof'),
  }
  const chosen = toChosen(form.values.tickets)
  const sums = sumTickets(chosen)
  const amounts = { fee: sums?.fee ?? 0, refund: sums?.refund ?? 0 }
  const money = (cents: number) => formatMoney(cents, order.currency)
  const answerBy = formatDate(requestable.answerBy, language, 'weekday')
  const handleSend = async () => {
    await form.send()
    setAsked(undefined)
  }

  // What was asked about has changed: nothing is sent at a fee that was not seen.
  const isSame = asked?.fee === amounts.fee && asked.refund === amounts.refund && chosen.length > 0
  const isAsking = asked !== undefined && (form.isPending || isSame)
  const sayChange = useEffectEvent(() => {
    if (!asked || isAsking) return
    setAsked(undefined)
    const { fee, refund } = amounts
    toast(t('confirm.changed', { before: money(asked.fee), after: money(fee), refund: money(refund) }), 'notice')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said when the question ends, or begins with sums that have ended.
  useEffect(sayChange, [asked, isAsking])
  return (
    <div ref={body}>
      <Form
        form={form}
        title={t('request.form')}
        submitLabel={t('request.submit')}
        pendingLabel={t('request.submitting')}
      >
        <ChooseTickets order={order} rows={rows} isWholeOnly={isWholeOnly} field={fields.tickets} />
        <ChooseReason reason={fields.reason} words={fields.words} />
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
            <TextField
              {...fields.idTail}
              onChange={(typed) => fields.idTail.onChange(typed.toUpperCase())}
              label={t('contact.idTail')}
              hint={t('contact.idTailHint')}
              name="id-tail"
              autoComplete="off"
              maxLength={ID_TAIL_LENGTH}
              required
            />
          )}
        </Card>
        <AddProof field={fields.proof} onChecked={() => void form.trigger('proof')} />
        {sums && chosen.length > 0 && (
          <Card title={t('sum.title')}>
            <PriceLines
              lines={[
                { label: t('sum.count', { count: chosen.length }), amount: money(sums.paid) },
                ...(sums.fee > 0 ? [{ label: t('sum.fee'), amount: money(-sums.fee) }] : []),
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
        open={isAsking}
        title={t('confirm.title', { count: chosen.length })}
        confirmLabel={t('confirm.yes')}
        cancelLabel={t('confirm.no')}
        busy={form.isPending}
        onConfirm={() => void handleSend()}
        onCancel={() => setAsked(undefined)}
        findFocusAfter={() => body.current?.querySelector<HTMLElement>('[aria-invalid=true]')}
      >
        {sums && sums.refund > 0
          ? t('confirm.money', { amount: money(sums.refund), fee: money(sums.fee) })
          : t('confirm.free')}{' '}
        {t('confirm.answer', { date: answerBy })}
      </LazyConfirmDialog>
    </div>
  )
}
