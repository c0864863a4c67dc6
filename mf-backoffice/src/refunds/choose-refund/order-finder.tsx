import { readIdentifier } from '@shuttle/domain'
import { FilterBar } from '@shuttle/ui/backoffice'
import { useSearchState } from '../../kit/use-search-state'
import { CHOICE_ADDRESS } from '../domain/choice-address'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'

const LONGEST_NUMBER = 64

/** Input for the number of an order. */
export const OrderFinder = () => {
  const t = useHandRefundTexts()
  const { values, setFilters } = useSearchState(CHOICE_ADDRESS)
  return (
    <FilterBar
      label={t('nav.search')}
      searchLabel={t('common.show')}
      clearLabel={t('common.clear')}
      onSearch={({ orderNo: typed = '' }) => setFilters({ orderNo: readIdentifier(typed) })}
      onClear={() => setFilters({})}
      filters={[
        {
          kind: 'search',
          name: 'orderNo',
          label: t('common.orderNumber'),
          value: values.orderNo,
          maxLength: LONGEST_NUMBER,
        },
      ]}
    />
  )
}
