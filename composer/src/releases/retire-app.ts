import type { ReleasedApp } from '@shuttle/releases'
import { ReleaseFault } from './release-context'

/**
 * Retires a remote: nothing of it is live, so its paths and slots are free. Open pages stay at their version, whose
 * files stay until they are pruned, so it is no withdrawal; publishing restores it. Throws {@link ReleaseFault}.
 */
export const retired = (app: ReleasedApp): Pick<ReleasedApp, 'live' | 'canary' | 'enabled'> => {
  if (app.kind === 'shell') throw new ReleaseFault('BAD_REQUEST', 'The shell cannot be retired: every page needs one.')
  if (app.live === null) throw new ReleaseFault('NOTHING_TO_DO', `Nothing of ${app.name} is live.`)
  return { live: null, canary: null, enabled: true }
}
