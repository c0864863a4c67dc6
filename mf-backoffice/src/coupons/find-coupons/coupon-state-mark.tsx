import { StateMark } from '@shuttle/ui/backoffice'
import type { StaffCouponState } from '@shuttle/wire/staff'
import { useCouponsTexts } from '../texts/use-coupons-texts'

const MARKS = {
  unused: { glyph: 'done', tone: 'success' },
  locked: { glyph: 'locked', tone: 'warning' },
  used: { glyph: 'used', tone: 'neutral' },
  expired: { glyph: 'ended', tone: 'neutral' },
  waiting: { glyph: 'waiting', tone: 'warning' },
  cancelled: { glyph: 'ended', tone: 'danger' },
} as const satisfies Record<StaffCouponState, object>

/** The state of a coupon as glyph and text. */
export const CouponStateMark = ({ state }: { state: StaffCouponState }) => {
  const t = useCouponsTexts()
  return <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>
}
