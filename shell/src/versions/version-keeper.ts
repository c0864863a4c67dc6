import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry-store'
import type { FailedAttempt } from '../remotes/healing-load'
import type { LoadPlace } from '../remotes/load-place'
import type { Place } from '../remotes/place'
import type { RemoteTexts } from '../remotes/remote-texts'
import type { Screens } from '../screens/screens'
import type { RegistryQuestions } from './ask-registry'
import { askUntilAnswered } from './ask-until-answered'
import { createKnownVersions } from './known-versions'
import { createWithdrawals } from './leave-withdrawn'
import { createStandIn } from './stand-in'
import { createUseVersion } from './use-version'
import { createWaitingVersions } from './waiting-versions'

/** What it needs of the loading of remotes. */
export interface VersionKeeperParts {
  loadPlace: LoadPlace
  texts: RemoteTexts
  /** Place -> its load, and whose it is. */
  loads: Map<string, { remote: string | undefined }>
}

/**
 * Puts another version of a remote in use when one fails or was withdrawn. A document runs one version of a remote at a
 * time: another takes its place only while nothing of it can be seen, the failing place apart.
 */
export interface VersionKeeper {
  /** A version could not be loaded for a place: what the version before brings. Rejects when none can be put in use. */
  instead: <Value>(place: Place<Value>, tried: RegistryEntry, failed: FailedAttempt) => Promise<Value>
  /** A version threw while a place was drawn. Rejects when no other can be put in use. */
  fell: (place: Place, tried: RegistryEntry, error: unknown) => Promise<void>
  /** What failed there has arrived after all: nothing need take its place any more. */
  healed: (place: Place) => void
  /** The page in this frame is being left: true when a version that waited for that is in use now. */
  leave: (remote: string, frame: string) => boolean
  /** Asks what was withdrawn, again and again until it is answered, and leaves it as soon as it may. */
  lookForWithdrawals: () => void
}

export const createVersionKeeper = (
  parts: VersionKeeperParts & {
    registry: RegistryStore
    screens: Screens
    ask: RegistryQuestions
    getLanguageTag: () => string
    isPinned: (address: string) => boolean
    report: (error: unknown, where: string, entry: RegistryEntry, instead: string) => void
  },
): VersionKeeper => {
  const use = createUseVersion(parts)
  const known = createKnownVersions(parts)
  const waiting = createWaitingVersions({ ...parts, use })
  const lookForWithdrawals = askUntilAnswered(createWithdrawals({ ...parts, known, waiting }))
  return { ...createStandIn({ ...parts, use, known, waiting }), ...waiting, lookForWithdrawals }
}
