import { ResourceEditor } from '../../kit/resource-editor'
import { useSearchState } from '../../kit/use-search-state'
import { AREAS_ADDRESS } from '../domain/areas-address'
import { useAreasTexts } from '../texts/use-areas-texts'
import { AreaForm } from './area-form'
import { useAreas } from './use-areas'

/** The form of the area in the URL; `new` adds one. */
export const EditArea = () => {
  const t = useAreasTexts()
  const { values, setFilters } = useSearchState(AREAS_ADDRESS)
  const query = useAreas()
  return (
    <ResourceEditor
      edit={values.edit}
      query={query}
      find={(areas, id) => areas.find(({ code }) => code === id)}
      onSaved={() => {
        void query.refetch()
        setFilters({})
      }}
      texts={{ failed: t('list.failed'), unknown: t('form.unknown'), unknownHint: t('form.unknownHint') }}
    >
      {(form, areas = []) => <AreaForm areas={areas} {...form} />}
    </ResourceEditor>
  )
}
