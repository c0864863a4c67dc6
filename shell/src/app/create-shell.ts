import { configureTransport } from '@shuttle/api-client'
import {
  BASE_PATH,
  type BootData,
  isApiError,
  isReturnAddress,
  STORED_FORM_SUFFIX,
  type TextTree,
} from '@shuttle/contracts'
import { LANGUAGE_TAG } from '@shuttle/domain'
import { installHost, returnTo, safeStorage } from '@shuttle/host'
import { createI18n } from '@shuttle/i18n'
import { Button, Notice } from '@shuttle/ui'
import { createEarlyAnswers } from '../boot/early-answers'
import { createPageClock } from '../clock/server-clock'
import { createEventBus } from '../events/event-bus'
import { handleCallFault, isHandledElsewhere } from '../faults/call-faults'
import { createQueryClient } from '../faults/create-query-client'
import { createOldPage } from '../faults/old-page'
import { createLanguageStore, type readChosenLanguage } from '../language/language-store'
import { createNavigation } from '../navigation/navigation'
import { ANOMALIES, anomalyAddress } from '../pages/anomalies-page'
import { HomeLink, MessagePage } from '../pages/message-page'
import { createRegistryStore, findOwner, type Owner, ownEntry } from '../registry/registry'
import { remote } from '../remote'
import { manifest, NOT_FOUND } from '../remote.manifest'
import { createMountedPages } from '../remotes/mounted-pages'
import type { RemoteLoader } from '../remotes/remote-modules'
import { createRemotes } from '../remotes/remotes'
import { createFaultReporter } from '../report/create-fault-reporter'
import { createUnauthorizedHandler } from '../session/create-unauthorized-handler'
import { openSessionChannel } from '../session/session-channel'
import { createSessionService } from '../session/session-service'
import { createSessionStore } from '../session/session-store'
import { createSignInRequests } from '../session/sign-in-requests'
import type { Shell } from '../shell'
import { createToastQueue } from '../toasts/toast-queue'
import { watchWithdrawals } from '../versions/watch-withdrawals'
import type { VisitMarks } from '../visits/visit-mark'
import { createHost } from './create-host'

/** Puts the shell together, configures the transport and installs the host. Renders nothing. */
export const createShell = (
  boot: BootData,
  loader: RemoteLoader,
  chosen: ReturnType<typeof readChosenLanguage>,
  apiUrl = '/api/',
): Shell => {
  const isOtherLanguage = chosen !== undefined && chosen.language !== boot.language
  const early = window.early ?? {}
  const folders = { admit: early.admit, isAdmitted: early.isAdmitted }
  // Removed before any remote runs: code with this function could admit any script folder.
  delete early.admit
  const marks: VisitMarks = { all: [] }
  const reportFault = createFaultReporter(marks)
  delete early.guards
  const clock = createPageClock(boot.now)
  const toasts = createToastQueue()
  const oldPage = createOldPage()
  const signInRequests = createSignInRequests()
  const session = createSessionStore()
  const navigation = createNavigation()
  const events = createEventBus(reportFault)
  const forgetters = new Set<() => void>()

  const engine = createI18n({ language: boot.language, texts: boot.texts as Record<string, TextTree> })
  const getText = (key: string) => engine.t(key, { ns: 'shell' })

  const own = boot.registry.remotes.find((entry) => entry.name === manifest.name) ?? ownEntry(manifest, boot.language)
  const registry = createRegistryStore([...boot.registry.remotes.filter((entry) => entry !== own), own])
  const mountedPages = createMountedPages()
  const getOwner = (path: string): Owner => {
    const owner = findOwner(registry.get(), path) ?? findOwner([own], NOT_FOUND)
    if (!owner) throw new Error('the shell has lost its not-found page')
    return owner
  }

  const location = () => {
    const { location: whole } = navigation.get()
    return { ...whole, pathname: `/${whole.pathname.slice(BASE_PATH.length)}` }
  }
  const goTo: Shell['goTo'] = (path, { replace = false, state } = {}) =>
    navigation[replace ? 'replace' : 'push'](BASE_PATH + path.slice(1), state)

  const language = createLanguageStore({
    language: boot.language,
    isStored: !isOtherLanguage && chosen?.isStored === true,
    loadTexts: (next) => remotes.loadTexts(next),
    apply: (next) => void engine.changeLanguage(next),
  })

  const getLanguageTag = () => LANGUAGE_TAG[language.get()]

  const remotes = createRemotes({
    registry,
    loader,
    builtIn: { [manifest.name]: remote },
    getLanguage: language.get,
    engine: {
      has: (code, namespace) => engine.hasResourceBundle(code, namespace),
      add: (code, namespace, texts) => engine.addResourceBundle(code, namespace, texts),
      forget: (namespace) => {
        for (const code of Object.keys(engine.store.data)) engine.removeResourceBundle(code, namespace)
      },
    },
    reportFault,
    marks,
    openFailover: async (parts) => {
      const { openVersionFailover } = await import(/* webpackChunkName: "versions" */ '../versions/version-failover')
      const { shell: version } = boot.registry
      return openVersionFailover(parts, {
        shell,
        visit: boot.visit,
        marks,
        version,
        folders,
        MessagePage,
        HomeLink,
        Notice,
        Button,
        getLanguageTag,
      })
    },
  })

  const showAnomaly = (error: unknown) => {
    if (isHandledElsewhere(error) || unauthorized.isLeaving()) return
    const failed = location()
    if (failed.pathname !== ANOMALIES)
      goTo(anomalyAddress(failed, isApiError(error) ? error.requestId : undefined), { state: { isAbove: true } })
  }

  const queryClient = createQueryClient({
    reportFault,
    findOwner: () => getOwner(location().pathname).entry,
    onCallFault: (error, hasContent) => {
      if (unauthorized.isLeaving()) return
      void handleCallFault(error, hasContent, {
        language: language.get,
        toast: toasts.add,
        showAnomaly,
        getText: (key) => getText(`errors.${key}`),
        report: (fault) => reportFault(fault, 'texts of refusals'),
      })
    },
  })

  const sessionService = createSessionService({
    store: session,
    channel: openSessionChannel(),
    early,
    forget: () => {
      queryClient.clear()
      for (const forget of forgetters) forget()
    },
    onSignedIn: (memberId) => events.emit('session:signed-in', { memberId }),
    onSignedOut: () => events.emit('session:signed-out', {}),
    onLeft: (isHere) => {
      // The return address of a member must not lead another member there.
      if (isHere) returnTo.clear()
      for (const key of safeStorage.session.keys())
        if (key.endsWith(STORED_FORM_SUFFIX)) safeStorage.session.remove(key)
      events.emit('session:member-left', {})
    },
    onEnded: (code) => {
      toasts.add(getText(`session.${code}`), 'notice')
      const { pathname } = location()
      // A guarded page redirects to sign-in by itself, and a sign-in page already offers it.
      if (getOwner(pathname).page.guard === 'public' && isReturnAddress(pathname)) void signInRequests.request()
    },
  })

  const unauthorized = createUnauthorizedHandler({
    notify: (code) => toasts.add(getText(`session.${code}`), 'notice'),
    location,
    token: () => session.get().token,
    expire: sessionService.expire,
    goToSignIn: () => goTo('/login', { replace: true }),
    readAgain: () => void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
  })

  configureTransport({
    baseUrl: apiUrl,
    getToken: () => session.get().token,
    getMemberId: () => {
      const { session: now } = session.get()
      return now.kind === 'member' ? now.user.memberId : undefined
    },
    getLanguageTag,
    untilKnown: sessionService.untilKnown,
    renewToken: sessionService.renew,
    onServerTime: clock.set,
    onPageTooOld: oldPage.set,
    onWithdrawals: watchWithdrawals(boot.registry.withdrawals ?? 0, remotes.checkWithdrawals),
    // Early answers are in the language of the document; a user of another language loads them again.
    takeEarlyAnswer: createEarlyAnswers(boot.answers, early, isOtherLanguage),
    onOtherMember: () => toasts.add(getText('session.other'), 'notice'),
    onUnauthorized: unauthorized.handle,
  })

  const shell: Shell = {
    registry,
    mountedPages,
    clock,
    engine,
    language,
    session,
    sessionService,
    signInRequests,
    remotes,
    toasts,
    oldPage,
    queryClient,
    navigation,
    base: BASE_PATH,
    location,
    goTo,
    reportFault,
    getOwner,
    title: (owner, code) => {
      const page = remotes.title(owner, code)
      const busName = getText('busName')
      return page === busName ? busName : `${page} · ${busName}`
    },
    onForget: (listener) => {
      forgetters.add(listener)
      return () => forgetters.delete(listener)
    },
  }
  const opened = sessionService.open()
  installHost(createHost(shell, { events, opened, showAnomaly }))
  return shell
}
