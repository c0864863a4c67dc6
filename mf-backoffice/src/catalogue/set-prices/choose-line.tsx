import { FilterBar } from '@shuttle/ui/backoffice'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { usePrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import { usePricesAddress } from './use-prices-address'

/** Select of the line whose prices are shown. */
export const ChooseLine = () => {
  const t = usePricesTexts()
  const toName = useCatalogueLineName()
  const { lineCode, show } = usePricesAddress()
  const { lines = [], lineCode: shown = '' } = usePrices(lineCode).data ?? {}
  return (
    <FilterBar
      label={t('line.choose')}
      searchLabel={t('line.show')}
      clearLabel=""
      onSearch={({ line = '' }) => show(line)}
      filters={[
        {
          kind: 'choice',
          name: 'line',
          label: t('line.label'),
          value: lineCode || shown,
          options: lines.map((line) => ({ value: line.lineCode, label: toName(line) })),
        },
      ]}
    />
  )
}
