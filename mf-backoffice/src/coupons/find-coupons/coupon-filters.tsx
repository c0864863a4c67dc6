import { FilterBar } from '@shuttle/ui/backoffice'
import { staffCouponState } from '@shuttle/wire/staff'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useCouponAddress } from '../use-coupon-address'
import { useStaffCoupons } from './use-staff-coupons'

/** Filters of coupons. */
export const CouponFilters = () => {
  const t = useCouponsTexts()
  const { values, setFilters } = useCouponAddress()
  return (
    <FilterBar
      label={t('list.filter')}
      searchLabel={t('list.submit')}
      clearLabel={t('list.clear')}
      busy={useStaffCoupons(values).isFetching}
      onSearch={setFilters}
      onClear={() => setFilters({})}
      filters={[
        { kind: 'search', name: 'q', label: t('list.qLabel'), value: values.q, hint: t('list.q'), maxLength: 100 },
        {
          kind: 'choice',
          name: 'state',
          label: t('list.state'),
          value: values.state,
          options: [
            { value: '', label: t('list.every') },
            ...staffCouponState.options.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ],
        },
      ]}
    />
  )
}
