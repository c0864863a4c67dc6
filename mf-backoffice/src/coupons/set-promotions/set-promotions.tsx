import { ResourceEditor } from '../../kit/resource-editor'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { COUPONS_ADDRESS } from '../domain/coupons-address'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { PromotionForm } from './promotion-form'
import { PromotionTable } from './promotion-table'
import { usePromotions } from './use-promotions'

/** Promotions, and the form of the one in the URL. */
export const SetPromotions = () => {
  const t = useCouponsTexts()
  const mayEdit = useMay('coupon.edit')
  const { values, setFilters } = useSearchState(COUPONS_ADDRESS)
  const query = usePromotions()
  return (
    <>
      <PromotionTable />
      {mayEdit && values.edit !== '' && query.data && (
        <ResourceEditor
          edit={values.edit}
          query={query}
          find={(rows, edit) => rows.find(({ id }) => id === edit)}
          onSaved={() => {
            void query.refetch()
            setFilters({ view: 'promotions' })
          }}
          texts={{ failed: t('promotion.failed'), unknown: t('promotion.unknown') }}
        >
          {({ stored, ...form }) => stored && <PromotionForm stored={stored} {...form} />}
        </ResourceEditor>
      )}
    </>
  )
}
