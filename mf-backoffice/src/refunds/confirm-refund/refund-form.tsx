import { formatMoney, REFUND_REASONS, type RefundReason } from '@shuttle/domain'
import { Button, Card, FieldError, RadioList, Stack } from '@shuttle/ui'
import type { StaffRefundPreview } from '@shuttle/wire/staff'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { ChangedFee } from '../changed-fee'
import { type ChosenFee, type FeeChoice, type FeeSums, readFeeChoice } from '../domain/fee-choice'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import styles from './confirm-refund.module.css'
import { RefundConsequences } from './refund-consequences'

/** Input of staff; it survives a new preview. */
export interface RefundFormValues {
  reason: RefundReason | undefined
  fee: FeeChoice
}

interface RefundFormProps {
  preview: StaffRefundPreview
  /** Number of tickets to refund. */
  count: number
  values: RefundFormValues
  onChange: (values: RefundFormValues) => void
  onDone: (chosen: ChosenFee & { fee: number; refund: number }, reason: RefundReason) => void
}

const toSums = (preview: StaffRefundPreview, tickets: number): FeeSums => ({
  tickets,
  paid: preview.refund + preview.fee,
  policyFee: preview.fee,
  currency: preview.currency,
  orderPaid: preview.orderPaid,
  limit: preview.secondApprovalLimit,
  refundedAlone: preview.refundedAlone,
})

/** The passenger's reason and the fee. Shows errors at their fields, and who decides above the button. */
export const RefundForm = ({ preview, count, values, onChange, onDone }: RefundFormProps) => {
  const t = useHandRefundTexts()
  const tMoney = useMoneyTexts()
  const id = useId()
  const { form, focusFault } = useFaultFocus()
  const reasons = useRef<HTMLDivElement>(null)
  const [isTried, setTried] = useState(false)
  const { reason, fee } = values
  const chosen = readFeeChoice(fee, toSums(preview, count))
  const { refund, needsSecondApproval, faults } = chosen
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason === undefined) return reasons.current?.querySelector('input')?.focus()
    if (chosen.fee === undefined || refund === undefined || faults.reason) return focusFault()
    onDone({ ...chosen, fee: chosen.fee, refund }, reason)
  }
  const amount = formatMoney(refund ?? 0, preview.currency)
  const submitLabel = () => {
    if (needsSecondApproval) return t('confirm.propose', { amount })
    return refund === 0 ? t('confirm.refundFree') : t('confirm.refund', { amount: refund === undefined ? '' : amount })
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <Card title={t('confirm.reason')}>
          <div ref={reasons}>
            <RadioList
              label={t('confirm.reason')}
              value={reason}
              onChange={(next) => onChange({ ...values, reason: next })}
              options={REFUND_REASONS.map((value) => ({ value, label: tMoney(`reason.${value}`) }))}
              isCompact
            />
          </div>
          <FieldError
            id={`${id}reason`}
            text={isTried && reason === undefined ? t('confirm.reasonMissing') : undefined}
          />
        </Card>
        <Card title={t('confirm.fee')}>
          <Stack>
            <ChangedFee
              sums={toSums(preview, count)}
              value={fee}
              onChange={(next) => onChange({ ...values, fee: next })}
              faults={isTried ? faults : undefined}
            />
            {chosen.fee !== undefined && refund !== undefined && (
              <div className={styles.before}>
                <RefundConsequences
                  {...{ count, needsSecondApproval, refund, fee: chosen.fee }}
                  currency={preview.currency}
                  payType={preview.payType}
                />
              </div>
            )}
            <Button type="submit" block>
              {submitLabel()}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </form>
  )
}
