import { findSection } from '../addresses/backoffice-sections'
import { CouponActions } from '../components/coupon-actions'
import { useCouponAddress } from '../components/use-coupon-address'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { CouponFilters } from '../features/find-coupons/coupon-filters'
import { CouponPanel } from '../features/find-coupons/coupon-panel'
import { CouponTable } from '../features/find-coupons/coupon-table'
import { IssueCoupons } from '../features/issue-coupons/issue-coupons'
import { SetPromotions } from '../features/set-promotions/set-promotions'
import { useCouponsTexts } from '../i18n/use-coupons-texts'
import { useMay } from '../state/use-staff-index'

const CouponList = () => (
  <>
    <CouponFilters />
    <CouponTable />
  </>
)

/** Coupons, an issue of them, or the promotions, by `view` of the URL. */
export const CouponsTab = () => {
  const t = useCouponsTexts()
  const mayEdit = useMay('coupon.edit')
  const { view } = useCouponAddress().values
  const Shown = view === 'promotions' ? SetPromotions : view === 'issue' && mayEdit ? IssueCoupons : CouponList
  return (
    <StaffPage
      section={findSection('coupons')}
      title={t('nav.coupons')}
      note={t('list.note')}
      actions={<CouponActions />}
      aside={Shown === CouponList && <CouponPanel />}
    >
      <Shown />
    </StaffPage>
  )
}
