import { readIdentifier } from '@shuttle/domain'
import { FilterBar } from '@shuttle/ui/backoffice'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { useChoiceAddress } from './use-choice-address'

const LONGEST_NUMBER = 64

/** Input for the number of an order. */
export const OrderFinder = () => {
  const t = useHandRefundTexts()
  const { orderNo, find } = useChoiceAddress()
  return (
    <FilterBar
      label={t('find.label')}
      searchLabel={t('find.submit')}
      clearLabel={t('find.clear')}
      onSearch={({ orderNo: typed = '' }) => find(readIdentifier(typed))}
      onClear={() => find('')}
      filters={[{ kind: 'search', name: 'orderNo', label: t('find.order'), value: orderNo, maxLength: LONGEST_NUMBER }]}
    />
  )
}
