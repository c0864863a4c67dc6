import type { CouponState } from '@shuttle/domain'
import { StatusBadge, type Tone } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'

const TONE: Record<CouponState, Tone> = {
  unused: 'success',
  locked: 'warning',
  used: 'neutral',
  expired: 'neutral',
  cancelled: 'danger',
}

/** The state of a coupon as a short label. */
export const CouponBadge = ({ state }: { state: CouponState }) => {
  const t = useTexts()
  return <StatusBadge tone={TONE[state]}>{t(`coupons.${state}`)}</StatusBadge>
}
