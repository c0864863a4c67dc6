import { FilterBar } from '@shuttle/ui/backoffice'
import { shownState } from '@shuttle/wire/staff'
import { useContentTexts } from './texts/use-content-texts'
import { useContentAddress } from './use-content-address'

/** Filters notices or banners by their state for passengers. */
export const ContentFilters = ({ tab }: { tab: 'notices' | 'banners' }) => {
  const t = useContentTexts()
  const { values, setFilters } = useContentAddress(tab)
  return (
    <FilterBar
      label={t('list.filter')}
      searchLabel={t('list.submit')}
      clearLabel={t('list.clear')}
      onSearch={setFilters}
      onClear={() => setFilters({})}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('list.state'),
          value: values.state,
          options: [
            { value: '', label: t('list.every') },
            ...shownState.options.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ],
        },
      ]}
    />
  )
}
