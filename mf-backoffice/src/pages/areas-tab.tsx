import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { findSection } from '../addresses/backoffice-sections'
import { useAreasAddress } from '../components/use-areas-address'
import { AreaTable } from '../features/edit-areas/area-table'
import { EditArea } from '../features/edit-areas/edit-area'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useAreasTexts } from '../i18n/use-areas-texts'
import { useMay } from '../state/use-staff-index'

/** Areas that lines start and end in; the URL has the one that is renamed. */
export const AreasTab = () => {
  const t = useAreasTexts()
  const mayEdit = useMay('area.edit')
  const { edit, href } = useAreasAddress()
  const isEditing = edit !== '' && mayEdit
  return (
    <StaffPage
      section={findSection('areas')}
      title={t('nav.areas')}
      note={t('list.note')}
      actions={
        mayEdit && (
          <Link to={href(isEditing ? {} : { edit: 'new' })} className={buttonClass(isEditing ? { kind: 'soft' } : {})}>
            {t(isEditing ? 'list.back' : 'list.new')}
          </Link>
        )
      }
    >
      {isEditing ? <EditArea /> : <AreaTable />}
    </StaffPage>
  )
}
