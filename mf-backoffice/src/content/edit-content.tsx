import type { ReactNode } from 'react'
import { type EditedResource, ResourceEditor } from '../kit/resource-editor'
import { useSearchState } from '../kit/use-search-state'
import { CONTENT_ADDRESSES } from './domain/content-addresses'
import type { ContentState } from './state/content-state'
import { useContentTexts } from './texts/use-content-texts'

interface EditContentProps<Stored> {
  tab: 'notices' | 'banners'
  state: ContentState<Stored>
  children: (form: EditedResource<Stored, Stored>) => ReactNode
}

/** The form of the notice or banner in the URL. */
export const EditContent = <Stored extends { id: string }>({ tab, state, children }: EditContentProps<Stored>) => {
  const t = useContentTexts()
  const { values, setFilters } = useSearchState(CONTENT_ADDRESSES[tab])
  const source = values.edit === 'new' ? values.copy : values.edit
  const query = state.useOne(source)
  const refresh = state.useRefresh()
  return (
    <ResourceEditor
      edit={values.edit}
      copy={values.copy}
      query={source === '' ? undefined : query}
      find={(one: Stored) => one}
      onSaved={({ id }: Stored) => {
        void refresh()
        setFilters({ open: id })
      }}
      texts={{ failed: t('page.failed'), unknown: t('form.unknown'), unknownHint: t('form.unknownHint') }}
    >
      {children}
    </ResourceEditor>
  )
}
