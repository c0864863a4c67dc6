import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry-store'
import type { FailedAttempt } from '../remotes/healing-load'
import type { LoadPlace } from '../remotes/load-place'
import type { Place } from '../remotes/place'
import type { RemoteTexts } from '../remotes/remote-texts'
import type { Screens } from '../screens/screens'
import { isSeen } from './is-seen'
import type { KnownVersions } from './known-versions'
import type { UseVersion } from './use-version'
import type { WaitingVersions } from './waiting-versions'
import { within } from './within'

/** The version that failed gets so long to arrive after all, while another stands ready. */
const SECOND_CHANCE_MS = 1500
const PATIENCE_MS = 15_000

/** Lets the other version stand in for one that failed in a place. */
export const createStandIn = (parts: {
  registry: RegistryStore
  screens: Screens
  known: KnownVersions
  waiting: WaitingVersions
  loadPlace: LoadPlace
  getLanguageTag: () => string
  texts: RemoteTexts
  use: UseVersion
  report: (error: unknown, where: string, entry: RegistryEntry, instead: string) => void
}) => {
  const { registry, screens, known, waiting, loadPlace, use, report } = parts
  const isInUse = (entry: RegistryEntry) => registry.inUse(entry.name) === entry

  /** Somebody may switch the language while it travels. */
  const loadInLanguage: LoadPlace = async (...request) => {
    const language = parts.getLanguageTag()
    const loaded = await loadPlace(...request)
    return language === parts.getLanguageTag() ? loaded : loadInLanguage(...request)
  }

  /** Loads the other version, and puts it in use once it is there and nothing else of the failed one can be seen. */
  const replace = async <Value>(
    place: Place<Value>,
    { tried, other, error, isRetry }: { tried: RegistryEntry; other: RegistryEntry; error: unknown; isRetry: boolean },
    kept?: Place,
  ): Promise<Value> => {
    const onUsed = () => report(error, place.name, tried, other.version)
    const mustWait = () => {
      if (!isSeen(screens, tried.name)) return false
      waiting.plan({ entry: other, place, onUsed })
      return true
    }
    if (mustWait()) throw error
    const loaded = await within(PATIENCE_MS, loadInLanguage(other, place, isRetry)).catch((fault: unknown) => {
      report(fault, place.name, other, 'card')
      throw error
    })
    if (!isInUse(tried) || mustWait()) throw error
    waiting.forget(tried.name)
    use(other, loaded.trees, kept)
    onUsed()
    return loaded.value
  }

  const secondChance = async <Value>(
    place: Place<Value>,
    tried: RegistryEntry,
  ): Promise<{ value: Value } | undefined> => {
    const loaded = await within(SECOND_CHANCE_MS, loadPlace(tried, place, true)).catch(() => undefined)
    if (!loaded || !isInUse(tried)) return undefined
    parts.texts.add(tried.name, loaded.trees)
    return loaded
  }

  return {
    /** What the other version brings for a place that could not be loaded; it is in use then. Rejects when none can be. */
    instead: async <Value>(place: Place<Value>, tried: RegistryEntry, failed: FailedAttempt): Promise<Value> => {
      const { error, attempt, isSlow } = failed
      // Asked first: an answer proves that the service can be reached, and that it is this version which fails.
      const other = await known.otherThan(tried, place)
      if (!other) throw error
      const healed = attempt === 0 && !isSlow ? await secondChance(place, tried) : undefined
      if (!healed) return replace(place, { tried, other, error, isRetry: attempt > 0 }, place)
      report(error, place.name, tried, tried.version)
      return healed.value
    },
    /** The same for a version that threw while the place was drawn. */
    fell: async (place: Place, tried: RegistryEntry, error: unknown): Promise<void> => {
      known.fell(tried, place)
      const other = await known.otherThan(tried, place)
      if (!other) {
        known.beginAnew(place)
        throw error
      }
      await replace(place, { tried, other, error, isRetry: false })
    },
  }
}
