import { revokeCouponCall, type StaffCoupon } from '@shuttle/wire/staff'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useRefreshStaffCoupons } from './use-staff-coupons'

interface RevokeCouponProps {
  /** Undefined while the dialog is closed. */
  coupon: StaffCoupon | undefined
  onClose: () => void
}

/** Confirms the revocation of a coupon; an order that was faster retains the coupon, and the refusal is shown. */
export const RevokeCoupon = ({ coupon, onClose }: RevokeCouponProps) => {
  const t = useCouponsTexts()
  const refresh = useRefreshStaffCoupons()
  return (
    <ActionDialog
      about={coupon}
      call={({ couponNumber }) => staffCall(revokeCouponCall, { couponNumber })}
      name="revoke coupon"
      title={t('panel.revokeQuestion')}
      confirmLabel={t('panel.revoke')}
      kind="danger"
      consequence={({ couponNumber, name }) => t('panel.revokeText', { number: couponNumber, name })}
      done={({ couponNumber }) => t('panel.revoked', { number: couponNumber })}
      onAnswer={refresh}
      onClose={onClose}
    />
  )
}
