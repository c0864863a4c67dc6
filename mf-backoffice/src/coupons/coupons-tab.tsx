import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { useSearchState } from '../kit/use-search-state'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { CouponActions } from './coupon-actions'
import { COUPONS_ADDRESS } from './domain/coupons-address'
import { CouponFilters } from './find-coupons/coupon-filters'
import { CouponPanel } from './find-coupons/coupon-panel'
import { CouponTable } from './find-coupons/coupon-table'
import { IssueCoupons } from './issue-coupons/issue-coupons'
import { SetPromotions } from './set-promotions/set-promotions'
import { useCouponsTexts } from './texts/use-coupons-texts'

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
  const { view } = useSearchState(COUPONS_ADDRESS).values
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
