import { useLanguage } from '@shuttle/host'
import { findSection } from '../addresses/desk-sections'
import { StaffPage } from '../features/enter-desk/staff-page'
import { WorkList } from '../features/show-overview/work-list'
import { manifest } from '../remote.manifest'

/** What this person works on. */
export const OverviewTab = () => {
  const language = useLanguage()
  const title = manifest.pages.find(({ name }) => name === 'back-management-index')?.title[language] ?? ''
  return (
    <StaffPage section={findSection('overview')} title={title}>
      <WorkList />
    </StaffPage>
  )
}
