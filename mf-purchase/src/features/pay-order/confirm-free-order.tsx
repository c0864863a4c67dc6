import { COUPONS_PAY_TYPE, confirmFreeOrder, type Order } from '@shuttle/calls'
import { isApiError, type SlotProps } from '@shuttle/contracts'
import { formatMoney } from '@shuttle/domain'
import { emit, toast, useLanguage } from '@shuttle/host'
import { Button, Notice, Stack, TotalBar } from '@shuttle/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paidOrderKey } from '../../api/query-keys'
import { showFailure } from '../../api/show-failure'
import { useMemberId } from '../../api/use-member-id'
import { LazyQuestion } from '../../components/lazy-question'
import { useTexts } from '../../i18n/use-texts'
import { CancelOrder } from './cancel-order'

type ConfirmFreeOrderProps = { order: Order } & Omit<SlotProps['payment-panel.v1'], 'orderNo'>

/** Coupons pay this order whole: it is confirmed after a question, by no provider (purchase 4, order). */
export const ConfirmFreeOrder = ({ order, onPaid, onExpired, onCancelled, onUnderWay }: ConfirmFreeOrderProps) => {
  const t = useTexts()
  const language = useLanguage()
  const memberId = useMemberId()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { orderNo, orderReqno } = order

  const confirm = async () => {
    setBusy(true)
    // What is asked in time is answered, also when the countdown ends meanwhile.
    onUnderWay?.(true)
    try {
      const paid = await confirmFreeOrder({ orderNo, orderReqno })
      queryClient.setQueryData(paidOrderKey(memberId, { orderNo, orderReqno }, language), paid)
      emit('orders:order-paid', { orderNo })
      onPaid({ orderNo, orderReqno, payType: COUPONS_PAY_TYPE })
    } catch (error) {
      if (isApiError(error) && error.code === 'ORDER_EXPIRED') {
        toast(t('payment.expired'), 'error')
        onExpired()
      } else showFailure(error, language)
    } finally {
      setBusy(false)
      onUnderWay?.(false)
      setAsking(false)
    }
  }

  return (
    <Stack>
      <Notice kind="success" title={t('coupons.confirm.title')}>
        {t('coupons.confirm.text')}
      </Notice>
      <CancelOrder orderNo={orderNo} onCancelled={onCancelled} />
      <TotalBar label={t('order.total')} amount={formatMoney(order.amountDue, order.currency)}>
        <Button loading={busy} onClick={() => setAsking(true)}>
          {busy ? t('coupons.confirm.confirming') : t('coupons.confirm.submit')}
        </Button>
      </TotalBar>
      <LazyQuestion
        open={asking}
        title={t('coupons.confirm.question')}
        confirmLabel={t('coupons.confirm.submit')}
        onConfirm={() => void confirm()}
        cancelLabel={t('coupons.confirm.notYet')}
        onCancel={() => setAsking(false)}
        busy={busy}
      >
        {t('coupons.confirm.questionText')}
      </LazyQuestion>
    </Stack>
  )
}
