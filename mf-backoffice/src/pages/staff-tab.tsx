import { findSection } from '../addresses/backoffice-sections'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { ManageStaff } from '../features/manage-staff/manage-staff'
import { useIndexTexts } from '../i18n/use-index-texts'

/** Staff accounts and their roles. */
export const StaffTab = () => {
  const t = useIndexTexts()
  return (
    <StaffPage section={findSection('staff')} title={t('nav.staff')} note={t('staff.note')}>
      <ManageStaff />
    </StaffPage>
  )
}
