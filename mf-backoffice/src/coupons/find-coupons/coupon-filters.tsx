import { FilterBar } from '@shuttle/ui/backoffice'
import { staffCouponState } from '@shuttle/wire/staff'
import { useSearchState } from '../../kit/use-search-state'
import { COUPONS_ADDRESS } from '../domain/coupons-address'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useStaffCoupons } from './use-staff-coupons'

/** Filters of coupons. */
export const CouponFilters = () => {
  const t = useCouponsTexts()
  const { values, find, setFilters } = useSearchState(COUPONS_ADDRESS)
  return (
    <FilterBar
      label={t('list.filter')}
      searchLabel={t('common.search')}
      clearLabel={t('common.clear')}
      busy={useStaffCoupons(values).isFetching}
      onSearch={find}
      onClear={() => setFilters({})}
      filters={[
        { kind: 'search', name: 'q', label: t('list.qLabel'), value: values.q, hint: t('list.q'), maxLength: 100 },
        {
          kind: 'choice',
          name: 'state',
          label: t('common.state'),
          value: values.state,
          options: [
            { value: '', label: t('common.everyState') },
            ...staffCouponState.options.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ],
        },
      ]}
    />
  )
}
