import { isApiError } from '@shuttle/contracts'
import { formatMoney } from '@shuttle/domain'
import { hasFailed } from '@shuttle/queries'
import { ErrorCard, Notice, Skeleton } from '@shuttle/ui'
import { refundTicketsByStaffCall, type StaffRefund, type StaffRefundOutcome } from '@shuttle/wire/staff'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { handRefundHref } from '../../paths'
import { POLICY_FEE } from '../domain/fee-choice'
import { RefundPolicyCard } from '../refund-policy-card'
import { useRefreshAfterRefund, useStaffRefundPreview } from '../state/use-staff-refund'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { WaitingRefund } from '../waiting-refund'
import { ChosenTickets } from './chosen-tickets'
import styles from './confirm-refund.module.css'
import { RefundForm, type RefundFormValues } from './refund-form'
import { RefundQuestion, type StaffRefundCommand } from './refund-question'
import { RefundReceipt } from './refund-receipt'

/** Refunds tickets by hand; undefined where nothing was done, because the fee of the policy has changed. */
const refundByStaff = async (refund: StaffRefund): Promise<StaffRefundOutcome | undefined> => {
  try {
    return await staffCall(refundTicketsByStaffCall, refund)
  } catch (error) {
    if (isApiError(error) && error.code === 'REFUND_FEE_CHANGED') return undefined
    throw error
  }
}

interface ConfirmRefundProps {
  orderNo: string
  tickets: readonly string[]
}

/**
 * Confirms the refund of chosen tickets at the fee of their policy or another one. Input survives a change of the
 * policy's fee.
 */
export const ConfirmRefund = ({ orderNo, tickets }: ConfirmRefundProps) => {
  const t = useHandRefundTexts()
  const toFailureText = useStaffFailureText()
  const refresh = useRefreshAfterRefund()
  const [values, setValues] = useState<RefundFormValues>({ reason: undefined, fee: POLICY_FEE })
  const [command, setCommand] = useState<StaffRefundCommand>()
  /** The confirmed fee, after the service refused it because the policy's fee has changed. */
  const [feeBefore, setFeeBefore] = useState<number>()
  const [done, setDone] = useState<{ command: StaffRefundCommand; outcome: StaffRefundOutcome }>()
  const { run, isPending, error, clear } = useStaffAction({ call: refundByStaff, name: 'refund by hand' })
  // Refunded tickets have no preview.
  const preview = useStaffRefundPreview(done ? '' : orderNo, tickets)
  const { data } = preview

  if (done) return <RefundReceipt {...done} />
  const close = () => {
    clear()
    setCommand(undefined)
  }
  const confirm = async () => {
    if (!command) return
    const answer = await run(command)
    if (!answer) return void preview.refetch()
    close()
    if (!answer.result) {
      setFeeBefore(command.policyFee)
      await preview.refetch()
      return
    }
    setDone({ command, outcome: answer.result })
    await refresh()
  }
  const failure = toFailureText(preview.error)
  const back = <Link to={handRefundHref(orderNo, tickets)}>{t('confirm.back')}</Link>
  if (hasFailed(preview))
    return (
      <>
        <ErrorCard
          title={t('confirm.failed')}
          text={failure}
          retryLabel={t('page.retry')}
          onRetry={() => void preview.refetch()}
        />
        <p>{back}</p>
      </>
    )
  if (!data) return <Skeleton label={t('confirm.loading')} lines={8} />
  const isWaiting = (data.requestNo ?? data.proposalNo) !== undefined
  // The preview includes the other leg of each passenger.
  const chosen = data.tickets
    .filter(({ together }) => together.some((ticketNo) => tickets.includes(ticketNo)))
    .map(({ ticketNo }) => ticketNo)
  const money = (cents: number) => formatMoney(cents, data.currency)
  return (
    <>
      <WaitingRefund {...data} />
      {failure && (
        <Notice kind="danger" announce action={back}>
          {failure}
        </Notice>
      )}
      {feeBefore !== undefined && feeBefore !== data.fee && (
        <Notice kind="warning" title={t('confirm.changedTitle')} announce>
          {t('confirm.changed', { before: money(feeBefore), after: money(data.fee) })}
        </Notice>
      )}
      <div className={styles.columns}>
        <div>
          <ChosenTickets preview={data} chosen={chosen} />
          <RefundPolicyCard policy={data.policy} />
        </div>
        {!isWaiting && (
          <RefundForm
            preview={data}
            count={chosen.length}
            values={values}
            onChange={setValues}
            onDone={({ fee, refund, isChanged, needsSecondApproval }, reason) =>
              setCommand({
                ...{
                  orderNo,
                  tickets: chosen,
                  reason,
                  policyFee: data.fee,
                  currency: data.currency,
                  payType: data.payType,
                },
                ...(isChanged && { newFee: fee, reasonText: values.fee.reason.trim() }),
                ...{ fee, refund, needsSecondApproval },
              })
            }
          />
        )}
      </div>
      <RefundQuestion
        command={command}
        busy={isPending}
        error={error}
        onConfirm={() => void confirm()}
        onCancel={close}
      />
    </>
  )
}
