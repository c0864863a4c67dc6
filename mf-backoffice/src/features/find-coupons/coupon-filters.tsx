import { FilterBar } from '@shuttle/ui/backoffice'
import { STAFF_COUPON_STATES } from '../../calls/staff-coupons'
import { useCouponAddress } from '../../components/use-coupon-address'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
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
            ...STAFF_COUPON_STATES.map((state) => ({ value: state.toUpperCase(), label: t(`state.${state}`) })),
          ],
        },
      ]}
    />
  )
}
