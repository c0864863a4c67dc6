import type { CouponState } from '@shuttle/domain'
import { StateMark } from '@shuttle/ui/desk'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'

const MARKS = {
  unused: { glyph: 'done', tone: 'success' },
  locked: { glyph: 'locked', tone: 'warning' },
  used: { glyph: 'used', tone: 'neutral' },
  expired: { glyph: 'ended', tone: 'neutral' },
  cancelled: { glyph: 'ended', tone: 'danger' },
} as const satisfies Record<CouponState, object>

/** The state of a coupon as glyph and word. */
export const CouponStateMark = ({ state }: { state: CouponState }) => {
  const t = useCouponsTexts()
  return <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>
}
