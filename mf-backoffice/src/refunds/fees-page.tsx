import { useSearchParams } from 'react-router-dom'
import { lazyTab } from '../kit/lazy-tab'
import { PoliciesTab } from './policies-tab'

const TABS = {
  calculator: lazyTab(
    async () => (await import(/* webpackChunkName: "tab-calculator" */ './calculator-tab')).CalculatorTab,
  ),
  pauses: lazyTab(async () => (await import(/* webpackChunkName: "tab-pauses" */ './pauses-tab')).PausesTab),
  disruption: lazyTab(
    async () => (await import(/* webpackChunkName: "tab-disruption" */ '../catalogue/disruption-tab')).DisruptionTab,
  ),
} as const

/**
 * The refund policy and its tools (D5.2, `refund_fee_handle`); `tab` of the URL selects the part, by default the
 * versions.
 */
const FeesPage = () => {
  const [query] = useSearchParams()
  const tab = query.get('tab') ?? ''
  const Tab = Object.hasOwn(TABS, tab) ? TABS[tab as keyof typeof TABS] : PoliciesTab
  return <Tab />
}

export { FeesPage as Page }
