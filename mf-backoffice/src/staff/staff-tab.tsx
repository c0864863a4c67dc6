import { findSection } from '../kit/addresses/backoffice-sections'
import { useIndexTexts } from '../kit/texts/use-index-texts'
import { StaffPage } from './enter-backoffice/staff-page'
import { ManageStaff } from './manage-staff/manage-staff'

/** Staff accounts and their roles. */
export const StaffTab = () => {
  const t = useIndexTexts()
  return (
    <StaffPage section={findSection('staff')} title={t('nav.staff')} note={t('staff.note')}>
      <ManageStaff />
    </StaffPage>
  )
}
