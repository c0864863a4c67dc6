import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { AreaTable } from './edit-areas/area-table'
import { EditArea } from './edit-areas/edit-area'
import { useAreasTexts } from './texts/use-areas-texts'
import { useAreasAddress } from './use-areas-address'

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
