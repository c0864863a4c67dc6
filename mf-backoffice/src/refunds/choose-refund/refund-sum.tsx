import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { Button, Card, FieldError, Money, Stack } from '@shuttle/ui'
import type { StaffRefundPreview } from '@shuttle/wire/staff'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { confirmRefundHref } from '../../paths'
import { selectTickets } from '../domain/refund-choice'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import styles from './choose-refund.module.css'

interface RefundSumProps {
  preview: StaffRefundPreview
  picked: readonly string[]
  /** Moves the focus to the tickets when none is chosen. */
  onMissing: () => void
}

/** Sum of the chosen tickets under the policy, and the link to the confirmation for roles that may refund. */
export const RefundSum = ({ preview, picked, onMissing }: RefundSumProps) => {
  const t = useHandRefundTexts()
  const navigate = useNavigate()
  const toPayTypeName = usePayTypeName()
  const mayRefund = useMay('refund.by-staff')
  const [isTried, setTried] = useState(false)
  const { orderNo, tickets, currency, payType } = preview
  const { chosen } = selectTickets(tickets, picked)
  const isNone = chosen.length === 0
  const sum = (amount: 'paid' | 'fee' | 'refund') =>
    formatMoney(
      tickets.reduce((total, ticket) => total + (chosen.includes(ticket.ticketNo) ? ticket[amount] : 0), 0),
      currency,
    )
  const goOn = () => {
    if (!isNone) return void navigate(confirmRefundHref(orderNo, chosen))
    setTried(true)
    onMissing()
  }
  return (
    <Card title={t('common.policyRefund')}>
      <Stack>
        <dl className={styles.sums} aria-live="polite">
          <div>
            <dt>{t('sum.paid', { count: chosen.length })}</dt>
            <dd>{sum('paid')}</dd>
          </div>
          <div>
            <dt>{t('common.fee')}</dt>
            <dd>{sum('fee')}</dd>
          </div>
          <div>
            <dt>{t('common.refundToPassenger')}</dt>
            <dd>
              <Money amount={sum('refund')} />
            </dd>
          </div>
          <div>
            <dt>{t('sum.method')}</dt>
            <dd>{toPayTypeName(payType)}</dd>
          </div>
        </dl>
        {mayRefund ? (
          <>
            <FieldError id="refund-tickets-missing" text={isTried && isNone ? t('choice.none') : undefined} />
            <Button block onClick={goOn}>
              {t('sum.next')}
            </Button>
          </>
        ) : (
          <p className={styles.muted}>{t('sum.readOnly')}</p>
        )}
      </Stack>
    </Card>
  )
}
