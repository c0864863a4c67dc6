import { useBookingTexts } from '@shuttle/booking'
import { LazyQuestion } from '@shuttle/booking/checkout'
import { COUPONS_PAY_TYPE, type Order } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { formatMoney } from '@shuttle/domain'
import { toast, useLanguage } from '@shuttle/host'
import { showFailure, useConfirmFreeOrder } from '@shuttle/queries'
import { Button, Notice, Stack, TotalBar } from '@shuttle/ui'
import { useState } from 'react'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import { CancelOrder } from './cancel-order'

type ConfirmFreeOrderProps = { order: Order } & Omit<SlotProps['payment-panel.v1'], 'orderNo'>

/** Coupons pay this order in full: it is placed after a confirmation dialog, without a provider (purchase 4, order). */
export const ConfirmFreeOrder = ({ order, onPaid, onExpired, onCancelled, onUnderWay }: ConfirmFreeOrderProps) => {
  const t = usePaymentTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  const { send, isPending } = useConfirmFreeOrder('mf-purchase: confirm free order')
  const { orderNo, orderReqno } = order

  const confirm = async () => {
    // A confirmation sent in time is answered, also when the countdown ends meanwhile.
    onUnderWay?.(true)
    const outcome = await send({ orderNo, orderReqno })
    if (outcome.kind === 'done') onPaid({ orderNo, orderReqno, payType: COUPONS_PAY_TYPE })
    else if (outcome.kind === 'failed') {
      if (outcome.refusal?.code === 'ORDER_EXPIRED') {
        toast(t('payment.expired'), 'error')
        onExpired()
      } else showFailure(outcome.error, language)
    }
    onUnderWay?.(false)
    setConfirming(false)
  }

  return (
    <Stack>
      <Notice kind="success" title={t('coupons.confirm.title')}>
        {t('coupons.confirm.text')}
      </Notice>
      <TotalBar label={bookingT('price.total')} amount={formatMoney(order.amountDue, order.currency)}>
        <Button loading={isPending} onClick={() => setConfirming(true)}>
          {isPending ? t('coupons.confirm.confirming') : t('coupons.confirm.submit')}
        </Button>
      </TotalBar>
      <CancelOrder orderNo={orderNo} onCancelled={onCancelled} />
      <LazyQuestion
        open={isConfirming}
        title={t('coupons.confirm.question')}
        confirmLabel={t('coupons.confirm.submit')}
        onConfirm={() => void confirm()}
        cancelLabel={t('coupons.confirm.notYet')}
        onCancel={() => setConfirming(false)}
        busy={isPending}
      >
        {t('coupons.confirm.questionText')}
      </LazyQuestion>
    </Stack>
  )
}
