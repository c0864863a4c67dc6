import { findSection } from '../addresses/backoffice-sections'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { VersionTable } from '../features/show-versions/version-table'
import { useIndexTexts } from '../i18n/use-index-texts'

/** The live version of each part of the site; only the publisher key can change one (D5.2). */
export const VersionsTab = () => {
  const t = useIndexTexts()
  return (
    <StaffPage section={findSection('versions')} title={t('nav.versions')} note={t('versions.note')}>
      <VersionTable />
    </StaffPage>
  )
}
