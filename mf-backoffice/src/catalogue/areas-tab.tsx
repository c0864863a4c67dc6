import { useSearchState } from '../kit/use-search-state'
import { ResourcePage } from '../staff/enter-backoffice/resource-page'
import { AREAS_ADDRESS } from './domain/areas-address'
import { AreaTable } from './edit-areas/area-table'
import { EditArea } from './edit-areas/edit-area'
import { useAreasTexts } from './texts/use-areas-texts'

/** Areas that lines start and end in; the URL has the one that is renamed. */
export const AreasTab = () => {
  const t = useAreasTexts()
  return (
    <ResourcePage
      section="areas"
      right="area.edit"
      search={useSearchState(AREAS_ADDRESS)}
      title={t('nav.areas')}
      note={t('list.note')}
      newLabel={t('list.new')}
      backLabel={t('common.backToList')}
      editor={<EditArea />}
    >
      <AreaTable />
    </ResourcePage>
  )
}
