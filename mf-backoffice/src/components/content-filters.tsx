import { FilterBar } from '@shuttle/ui/backoffice'
import { SHOWN_STATE_CODES } from '@shuttle/wire/staff'
import { readShownState } from '../calls/shown-content'
import { useContentTexts } from '../i18n/use-content-texts'
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
            ...SHOWN_STATE_CODES.map((code) => ({ value: code, label: t(`state.${readShownState(code)}`) })),
          ],
        },
      ]}
    />
  )
}
