import { useSearchParams } from 'react-router-dom'
import { lazyTab } from './kit/lazy-tab'
import { OverviewTab } from './overview/overview-tab'

const TABS = {
  check: lazyTab(async () => (await import(/* webpackChunkName: "tab-check" */ './orders/check-tab')).CheckTab),
  departures: lazyTab(
    async () => (await import(/* webpackChunkName: "tab-departures" */ './catalogue/departures-tab')).DeparturesTab,
  ),
  prices: lazyTab(async () => (await import(/* webpackChunkName: "tab-prices" */ './catalogue/prices-tab')).PricesTab),
  lines: lazyTab(async () => (await import(/* webpackChunkName: "tab-lines" */ './catalogue/lines-tab')).LinesTab),
  areas: lazyTab(async () => (await import(/* webpackChunkName: "tab-areas" */ './catalogue/areas-tab')).AreasTab),
  guides: lazyTab(async () => (await import(/* webpackChunkName: "tab-guides" */ './catalogue/guides-tab')).GuidesTab),
  coupons: lazyTab(
    async () => (await import(/* webpackChunkName: "tab-coupons" */ './coupons/coupons-tab')).CouponsTab,
  ),
  notices: lazyTab(
    async () => (await import(/* webpackChunkName: "tab-notices" */ './content/notices-tab')).NoticesTab,
  ),
  banners: lazyTab(
    async () => (await import(/* webpackChunkName: "tab-banners" */ './content/banners-tab')).BannersTab,
  ),
  rules: lazyTab(async () => (await import(/* webpackChunkName: "tab-rules" */ './rules/rules-tab')).RulesTab),
  staff: lazyTab(async () => (await import(/* webpackChunkName: "tab-staff" */ './staff/staff-tab')).StaffTab),
  reconciliation: lazyTab(
    async () =>
      (await import(/* webpackChunkName: "tab-reconciliation" */ './refunds/reconciliation-tab')).ReconciliationTab,
  ),
  releases: lazyTab(
    async () => (await import(/* webpackChunkName: "tab-releases" */ './releases/releases-tab')).ReleasesTab,
  ),
  audit: lazyTab(async () => (await import(/* webpackChunkName: "tab-audit" */ './staff/audit-tab')).AuditTab),
} as const

/** The index of the back office (D5.2); `tab` of the URL selects the part, by default the overview. */
const IndexPage = () => {
  const [query] = useSearchParams()
  const tab = query.get('tab') ?? ''
  const Tab = Object.hasOwn(TABS, tab) ? TABS[tab as keyof typeof TABS] : OverviewTab
  return <Tab />
}

export { IndexPage as Page }
