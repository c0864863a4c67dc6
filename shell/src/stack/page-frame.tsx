import { memo } from 'react'
import { Route, Routes } from 'react-router'
import { useShell } from '../app/shell-context'
import { FaultBoundary } from '../faults/fault-boundary'
import { HealingCard } from '../faults/healing-card'
import { Guard } from '../session/guard'
import { PageContent } from './page-content'
import type { PageEntry } from './page-stack'

/** One page in its own frozen address: a page that is kept alive must not see where the reader went since. */
export const PageFrame = memo(({ entry }: { entry: PageEntry }) => {
  const { reportFault } = useShell()
  const { owner, location } = entry
  const content = (
    <main className="shell-page" tabIndex={-1} data-page={owner.page.name} data-remote={owner.entry.name}>
      <FaultBoundary
        onFault={(error) => reportFault(error, `drawing page ${owner.page.path}`, owner.entry)}
        fallback={(retry, failures) => <HealingCard retry={retry} failures={failures} page={owner} />}
      >
        <Guard owner={owner} location={location}>
          <PageContent owner={owner} />
        </Guard>
      </FaultBoundary>
    </main>
  )
  return (
    <Routes location={location}>
      <Route path="*" element={content} />
    </Routes>
  )
})
