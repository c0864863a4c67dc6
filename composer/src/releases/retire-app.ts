import type { ReleasedApp } from '@shuttle/releases'
import { ReleaseFault } from './release-context'

/**
 * A remote that the site has no longer: nothing of it is live, so its paths and slots are free. Open pages go on with the
 * version they have, because its files stay until they are pruned; that is no withdrawal. Publishing it again brings it
 * back. Throws {@link ReleaseFault}.
 */
export const retired = (app: ReleasedApp): Pick<ReleasedApp, 'live' | 'canary' | 'enabled'> => {
  if (app.kind === 'shell') throw new ReleaseFault('BAD_REQUEST', 'The shell cannot be retired: every page needs one.')
  if (app.live === null) throw new ReleaseFault('NOTHING_TO_DO', `Nothing of ${app.name} is live.`)
  return { live: null, canary: null, enabled: true }
}
