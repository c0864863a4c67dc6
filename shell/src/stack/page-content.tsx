import { useShell } from '../app/shell-context'
import { PageFault } from '../faults/page-fault'
import type { Owner } from '../registry/find-owner'
import { useLoad } from '../remotes/use-load'
import { OnScreen } from '../screens/on-screen'
import { PageSkeleton } from './page-skeleton'

/** A page once it is there; until then its skeleton, or a card with Retry. */
export const PageContent = ({ owner }: { owner: Owner }) => {
  const { remotes } = useShell()
  const load = remotes.page(owner)
  const state = useLoad(load)
  if (state.kind === 'loading') return <PageSkeleton header={owner.page.header} onRetry={load.retry} />
  if (state.kind === 'failed') return <PageFault owner={owner} onRetry={load.retry} isRetrying={state.isRetrying} />
  const Page = state.value
  return (
    <OnScreen remote={owner.entry.name}>
      <Page />
    </OnScreen>
  )
}
