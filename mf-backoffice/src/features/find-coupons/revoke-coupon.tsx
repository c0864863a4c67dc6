import { toast } from '@shuttle/host'
import { ConfirmAct } from '@shuttle/ui/desk'
import { revokeCoupon, type StaffCoupon } from '../../calls/staff-coupons'
import { useStaffAct } from '../../components/use-staff-act'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
import { useRefreshStaffCoupons } from './use-staff-coupons'

interface RevokeCouponProps {
  /** Undefined while nothing is asked. */
  coupon: StaffCoupon | undefined
  onClose: () => void
}

/** Asks before a coupon is taken back; an order that was faster keeps it, with the sentence. */
export const RevokeCoupon = ({ coupon, onClose }: RevokeCouponProps) => {
  const t = useCouponsTexts()
  const refresh = useRefreshStaffCoupons()
  const { act, isPending, error, clear } = useStaffAct({ call: revokeCoupon, name: 'revoke coupon' })
  const number = coupon?.couponNumber ?? ''
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    const done = await act(number)
    void refresh()
    if (!done) return
    toast(t('panel.revoked', { number }), 'success')
    close()
  }
  return (
    <ConfirmAct
      open={coupon !== undefined}
      title={t('panel.revokeQuestion')}
      confirmLabel={t('panel.revoke')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind="danger"
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {t('panel.revokeText', { number, name: coupon?.name ?? '' })}
    </ConfirmAct>
  )
}
