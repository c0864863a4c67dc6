import { findSection } from '../kit/addresses/backoffice-sections'
import { useIndexTexts } from '../kit/texts/use-index-texts'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { VersionTable } from './show-versions/version-table'

/** The live version of each part of the site; only the publisher key can change one (D5.2). */
export const VersionsTab = () => {
  const t = useIndexTexts()
  return (
    <StaffPage section={findSection('versions')} title={t('nav.versions')} note={t('versions.note')}>
      <VersionTable />
    </StaffPage>
  )
}
