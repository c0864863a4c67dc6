import { FilterBar } from '@shuttle/ui/backoffice'
import { shownState } from '@shuttle/wire/staff'
import { useSearchState } from '../kit/use-search-state'
import { CONTENT_ADDRESSES } from './domain/content-addresses'
import { useContentTexts } from './texts/use-content-texts'

/** Filters notices or banners by their state for passengers. */
export const ContentFilters = ({ tab }: { tab: 'notices' | 'banners' }) => {
  const t = useContentTexts()
  const { values, find, setFilters } = useSearchState(CONTENT_ADDRESSES[tab])
  return (
    <FilterBar
      label={t('common.filters')}
      searchLabel={t('common.show')}
      clearLabel={t('common.clear')}
      onSearch={find}
      onClear={() => setFilters({})}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('common.state'),
          value: values.state,
          options: [
            { value: '', label: t('common.everyState') },
            ...shownState.options.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ],
        },
      ]}
    />
  )
}
