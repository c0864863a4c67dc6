import { useSearchParams } from 'react-router-dom'
import { AuditTab } from './audit-tab'
import { OverviewTab } from './overview-tab'
import { StaffTab } from './staff-tab'
import { VersionsTab } from './versions-tab'

const TABS = { staff: StaffTab, versions: VersionsTab, audit: AuditTab } as const

/** The index of the back office (decisions 5); `tab` in the address is the part that is shown, the overview without one. */
const IndexPage = () => {
  const [query] = useSearchParams()
  const tab = query.get('tab') ?? ''
  const Tab = Object.hasOwn(TABS, tab) ? TABS[tab as keyof typeof TABS] : OverviewTab
  return <Tab />
}

export { IndexPage as Page }
