import { useLanguage } from '@shuttle/host'
import { findSection } from '../addresses/backoffice-sections'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { Overview } from '../features/show-overview/overview'
import { ReadAt } from '../features/show-overview/read-at'
import { WorkList } from '../features/show-overview/work-list'
import { useOverviewTexts } from '../i18n/use-overview-texts'
import { manifest } from '../remote.manifest'
import { useMay } from '../state/use-staff-index'

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
      <Overview />
    </StaffPage>
  )
}
