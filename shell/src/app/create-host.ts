import type { Host } from '@shuttle/host'
import type { createEventBus } from '../events/event-bus'
import { withoutLanguage } from '../language/language-store'
import { findOwner, findPath } from '../registry/registry'
import { abortLoads } from '../remotes/abort-loads'
import type { Shell } from '../shell'
import { SlotFrame } from '../slots/slot-frame'

/** The host that remotes call. */
export const createHost = (
  shell: Shell,
  parts: { events: ReturnType<typeof createEventBus>; opened: Promise<void>; showAnomaly: (error: unknown) => void },
): Host => {
  const { session, sessionService, language, registry } = shell
  const isMember = () => session.get().session.kind === 'member'

  const requireSignIn = async () => {
    await parts.opened
    await sessionService.restoreAgain()
    return isMember() || shell.signInRequests.request()
  }

  const setLanguage: Host['language']['set'] = async (next) => {
    try {
      await language.set(next)
    } catch (error) {
      shell.reportFault(error, `texts in ${next}`)
      shell.toasts.add(shell.engine.t('errors.offline', { ns: 'shell' }), 'error')
      return
    }
    // Refetches answers in the new language; the address no longer names a language.
    void shell.queryClient.invalidateQueries()
    const { pathname, search, state } = shell.location()
    const rest = withoutLanguage(search)
    if (rest !== search) shell.goTo(pathname + rest, { replace: true, state })
    parts.events.emit('session:language-changed', { language: next })
  }

  return {
    session: {
      get: () => session.get().session,
      subscribe: session.subscribe,
      requireSignIn,
      accept: sessionService.accept,
      signOut: sessionService.signOut,
    },
    language: { get: language.get, subscribe: language.subscribe, set: setLanguage },
    toast: shell.toasts.add,
    now: shell.clock.now,
    events: parts.events,
    reportFault: (error, where) => shell.reportFault(error, where, shell.getOwner(shell.location().pathname).entry),
    showAnomaly: parts.showAnomaly,
    abortLoads: () => abortLoads(''),
    queryClient: shell.queryClient,
    Slot: SlotFrame,
    isRoutable: (path) => findOwner(registry.get(), path) !== undefined,
    findPath: (routeName) => findPath(registry.get(), routeName),
  }
}
