import { findSection } from '../addresses/desk-sections'
import { StaffPage } from '../features/enter-desk/staff-page'
import { VersionTable } from '../features/show-versions/version-table'
import { useIndexTexts } from '../i18n/use-index-texts'

/** Which version of each part of the site is live; moving one stays with the publisher's key (D5.2). */
export const VersionsTab = () => {
  const t = useIndexTexts()
  return (
    <StaffPage section={findSection('versions')} title={t('nav.versions')} note={t('versions.note')}>
      <VersionTable />
    </StaffPage>
  )
}
