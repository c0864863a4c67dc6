import { DescriptionList, UnbrokenText } from '@shuttle/booking'
import { isUnknownCode, type Order, type RefundRequest } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { isRoutable, toast, useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { showFailure, useWithdrawRefundRequest } from '@shuttle/queries'
import { Button, buttonClass, Card, Notice, type NoticeKind } from '@shuttle/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { useRefundSentence } from '../../components/use-refund-sentence'
import { useChoiceTexts } from '../../i18n/use-choice-texts'
import { useRequestTexts } from '../../i18n/use-request-texts'
import { REFUND_TICKETS, refundedHref, refundHref } from '../../paths'
import { endedOtherwise } from './ended-otherwise'
import styles from './request-form.module.css'

/** Tones of states that are good or bad news. */
const KINDS: Readonly<Record<string, NoticeKind>> = { approved: 'success', rejected: 'warning' }

interface RequestStateProps {
  order: Order
  request: RefundRequest
  /** It was just sent or withdrawn: its state is announced. */
  isFresh: boolean
  onWithdrawn: (request: RefundRequest) => void
  /** Called when the request may have ended in another way. */
  onOutdated: () => void
}

/** State and content of a request, and its withdrawal while it waits. */
export const RequestState = ({ order, request, isFresh, onWithdrawn, onOutdated }: RequestStateProps) => {
  const t = useRequestTexts()
  const choiceT = useChoiceTexts()
  const language = useLanguage()
  const describe = useRefundSentence(order.currency)
  const [isConfirming, setConfirming] = useState(false)
  const { send, isPending } = useWithdrawRefundRequest('mf-orders: withdraw refund request')
  const { state, refund, fee, answerText, reason, refundNo } = request
  /** The refund it led to; undefined while the loaded order does not contain it. */
  const made = order.refunds?.find((each) => each.refundNo === refundNo)
  /** The request can still lead to a refund, or has led to one. */
  const isPayable = state === 'waiting' || state === 'approved'
  const money = (cents: number) => formatMoney(cents, order.currency)
  const answerBy = formatDate(request.answerBy, language, 'weekday')
  const withdraw = async () => {
    const outcome = await send({ orderNo: order.orderNo, requestNo: request.requestNo })
    if (outcome.kind === 'busy') return
    setConfirming(false)
    if (outcome.kind === 'done') {
      toast(t('withdraw.done'), 'success')
      onWithdrawn(outcome.result)
    } else {
      const end = endedOtherwise(outcome.error)
      if (end) toast(t(`withdraw.tooLate.${end}`), 'error')
      else showFailure(outcome.error, language)
      onOutdated()
    }
  }
  const explain = (): string => {
    if (isUnknownCode(state)) return ''
    if (state === 'waiting') return t('state.waitingText', { date: answerBy, email: request.email })
    if (state !== 'approved') return t(`state.${state}Text`)
    if (refund === 0) return t('state.approvedFree')
    return made ? describe(made) : t('state.approvedText', { amount: money(refund) })
  }
  return (
    <>
      <Notice
        kind={made?.state === 'refused' ? 'warning' : (KINDS[state] ?? 'info')}
        title={isUnknownCode(state) ? t('state.unknown') : t(`state.${state}`)}
        announce={isFresh}
      >
        <p>
          <UnbrokenText>{explain()}</UnbrokenText>
        </p>
        {refundNo !== undefined && <p>{t('refund.number', { number: refundNo })}</p>}
      </Notice>
      {answerText !== '' && (
        <Card title={t('state.answer')}>
          <p className={styles.answer}>{answerText}</p>
        </Card>
      )}
      <Card title={t('sent.title')}>
        <DescriptionList
          items={[
            { name: t('sent.number'), value: request.requestNo },
            { name: t('sent.appliedAt'), value: formatDateTime(request.appliedAt, language) },
            { name: t('sent.answerBy'), value: state === 'waiting' ? answerBy : '' },
            {
              name: t('sent.endedAt'),
              value: request.endedAt === undefined ? '' : formatDateTime(request.endedAt, language),
            },
            { name: t('details.tickets'), value: t('sent.ticketCount', { count: request.items.length }) },
            {
              name: choiceT('reason.title'),
              value: request.reasonText || (reason === undefined ? '' : choiceT(`reason.${reason}`)),
            },
            { name: choiceT('amounts.fee'), value: isPayable ? money(fee) : '' },
            { name: t('sent.refund'), value: isPayable ? money(refund) : '' },
            { name: t('sent.email'), value: request.email },
            { name: t('proof.title'), value: request.proofType === undefined ? '' : t('sent.proofSent') },
          ]}
        />
      </Card>
      {state === 'approved' && isRoutable(REFUND_TICKETS) && (
        <Link
          to={refundNo === undefined ? refundHref(order.orderNo) : refundedHref(order.orderNo, refundNo)}
          className={buttonClass({ kind: 'soft', block: true })}
        >
          {t('refund.progress')}
        </Link>
      )}
      {state === 'waiting' && (
        <Button kind="soft" block onClick={() => setConfirming(true)}>
          {t('withdraw.open')}
        </Button>
      )}
      <LazyConfirmDialog
        open={isConfirming}
        kind="danger"
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.yes')}
        cancelLabel={t('withdraw.no')}
        busy={isPending}
        onConfirm={() => void withdraw()}
        onCancel={() => setConfirming(false)}
      >
        {t('withdraw.text')}
      </LazyConfirmDialog>
    </>
  )
}
