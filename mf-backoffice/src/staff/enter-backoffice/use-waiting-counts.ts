import type { NavigationItem } from '@shuttle/ui/backoffice'
import { useOverview } from '../../kit/state/use-overview'
import { LEDGER, PROPOSALS, RECONCILIATION, REQUESTS } from '../../paths'

type Count = Pick<NavigationItem, 'count' | 'tone'>

/** Counts of the overview for each page of the navigation; none while the back office is closed. */
export const useWaitingCounts = (isBackofficeOpen: boolean): ((to: string) => Count) => {
  const { data } = useOverview({ isOpen: isBackofficeOpen })
  const counts: Readonly<Record<string, Count>> = {
    [REQUESTS]: { count: data?.requests?.count, tone: data?.requests?.overdue ? 'danger' : 'warning' },
    [PROPOSALS]: { count: data?.proposals?.count, tone: 'warning' },
    [LEDGER]: { count: data?.failedRefunds?.count, tone: 'danger' },
    [RECONCILIATION]: { count: data?.differences?.count, tone: 'danger' },
  }
  return (to) => counts[to] ?? {}
}
