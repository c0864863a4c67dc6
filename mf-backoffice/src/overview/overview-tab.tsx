import { useLanguage } from '@shuttle/host'
import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { manifest } from '../remote.manifest'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { Dashboard } from './show-overview/dashboard'
import { ReadAt } from './show-overview/read-at'
import { WorkList } from './show-overview/work-list'
import { useOverviewTexts } from './texts/use-overview-texts'

/** Queues and sales of today; a role that reads neither gets the list of its pages. */
export const OverviewTab = () => {
  const t = useOverviewTexts()
  const language = useLanguage()
  const section = findSection('overview')
  const name = manifest.pages.find((page) => page.name === 'back-management-index')?.title[language] ?? ''
  if (!useMay('overview.read'))
    return (
      <StaffPage section={section} title={name}>
        <WorkList />
      </StaffPage>
    )
  return (
    <StaffPage section={section} title={t('title')} note={<ReadAt />}>
      <Dashboard />
    </StaffPage>
  )
}
