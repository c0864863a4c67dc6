import type { RegistryPage } from '@shuttle/contracts'
import { VisuallyHidden } from '@shuttle/ui'
import { memo, useMemo } from 'react'
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router'
import { FaultBoundary, useFallback } from '../faults/fault-boundary'
import { PageFaultCard, RetryingCard } from '../faults/fault-cards'
import { StillLoading } from '../faults/still-loading'
import { useShellTexts } from '../i18n/use-shell-texts'
import type { Owner } from '../registry/registry'
import { pageMountPoint } from '../remotes/mount-point'
import { FrameContext, TrackMounted } from '../remotes/mounted-pages'
import { useLoad } from '../remotes/retrying-loader'
import { Guard } from '../session/guard'
import { useShell } from '../shell'
import type { PageEntry } from './page-stack'

/**
 * Skeleton of a page that still loads, equal to the composer's, so that the layout does not shift. Navigation waits up
 * to 400 ms for a page, so only a slow page shows it.
 */
export const PageSkeleton = ({ header, onRetry }: { header: RegistryPage['header']; onRetry: () => void }) => {
  const t = useShellTexts()
  return (
    <>
      <div className="boot-skeleton" data-header={header} role="status">
        <VisuallyHidden>{t('loading.label')}</VisuallyHidden>
      </div>
      <StillLoading onRetry={onRetry} />
    </>
  )
}

/** A loaded page; until then its skeleton, or a card with Retry. */
export const PageContent = ({ owner }: { owner: Owner }) => {
  const { remotes, mountedPages } = useShell()
  const load = remotes.page(owner)
  const state = useLoad(load)
  if (state.kind === 'loading') return <PageSkeleton header={owner.page.header} onRetry={load.retry} />
  if (state.kind === 'failed') return <PageFaultCard owner={owner} onRetry={load.retry} isRetrying={state.isRetrying} />
  const Page = state.value
  return (
    <TrackMounted mountedPages={mountedPages} remote={owner.entry.name}>
      <Page />
    </TrackMounted>
  )
}

/** One page with its own frozen address: a page that stays mounted must not see later navigation. */
export const PageFrame = memo(({ entry }: { entry: PageEntry }) => {
  const { handleError, isReplacing } = useFallback()
  const { owner, location } = entry
  const { entry: remote, page } = owner
  const frozen = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  const content = (
    <main
      className="shell-page"
      tabIndex={-1}
      data-page={page.name}
      data-remote={remote.name}
      data-version={remote.version}
    >
      <FaultBoundary
        source={remote}
        onFault={(error) => handleError(pageMountPoint(page.path), remote, error)}
        meanwhile={<PageSkeleton header={page.header} onRetry={() => undefined} />}
        fallback={(retry, failures) =>
          isReplacing ? (
            <PageSkeleton header={page.header} onRetry={retry} />
          ) : (
            <RetryingCard retry={retry} failures={failures} entry={remote} page={owner} />
          )
        }
      >
        <Guard owner={owner} location={location}>
          <PageContent owner={owner} />
        </Guard>
      </FaultBoundary>
    </main>
  )
  return (
    <FrameContext value={entry.id}>
      <LocationContext value={frozen}>{content}</LocationContext>
    </FrameContext>
  )
})
