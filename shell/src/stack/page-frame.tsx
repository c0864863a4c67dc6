import { memo } from 'react'
import { Route, Routes } from 'react-router'
import { FaultBoundary } from '../faults/fault-boundary'
import { HealingCard } from '../faults/healing-card'
import { useFall } from '../faults/use-fall'
import { pagePlace } from '../remotes/place'
import { FrameContext } from '../screens/on-screen'
import { Guard } from '../session/guard'
import { PageContent } from './page-content'
import { PageSkeleton } from './page-skeleton'
import type { PageEntry } from './page-stack'

/** One page in its own frozen address: a page that is kept alive must not see where the reader went since. */
export const PageFrame = memo(({ entry }: { entry: PageEntry }) => {
  const { fall, isReplacing } = useFall()
  const { owner, location } = entry
  const { entry: remote, page } = owner
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
        onFault={(error) => fall(pagePlace(page.path), remote, error)}
        meanwhile={<PageSkeleton header={page.header} onRetry={() => undefined} />}
        fallback={(retry, failures) =>
          isReplacing ? (
            <PageSkeleton header={page.header} onRetry={retry} />
          ) : (
            <HealingCard retry={retry} failures={failures} page={owner} />
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
      <Routes location={location}>
        <Route path="*" element={content} />
      </Routes>
    </FrameContext>
  )
})
