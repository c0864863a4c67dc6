import { FilterBar } from '@shuttle/ui/backoffice'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useSearchState } from '../../kit/use-search-state'
import { PRICES_ADDRESS } from '../domain/prices-address'
import { usePrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'

/** Select of the line whose prices are shown. */
export const ChooseLine = () => {
  const t = usePricesTexts()
  const toName = useCatalogueLineName()
  const { values, setFilters } = useSearchState(PRICES_ADDRESS)
  const { lines = [], lineCode: shown = '' } = usePrices(values.line).data ?? {}
  return (
    <FilterBar
      label={t('line.choose')}
      searchLabel={t('common.show')}
      clearLabel=""
      onSearch={({ line = '' }) => setFilters({ line })}
      filters={[
        {
          kind: 'choice',
          name: 'line',
          label: t('common.line'),
          value: values.line || shown,
          options: lines.map((line) => ({ value: line.lineCode, label: toName(line) })),
        },
      ]}
    />
  )
}
