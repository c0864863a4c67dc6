import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { findSection } from '../addresses/desk-sections'
import { useAreasAddress } from '../components/use-areas-address'
import { StaffPage } from '../features/enter-desk/staff-page'
import { AreaTable } from '../features/keep-areas/area-table'
import { EditArea } from '../features/keep-areas/edit-area'
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
