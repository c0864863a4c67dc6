import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { createShell } from './app/create-shell'
import { readBootData } from './boot/read-boot-data'
import { syncClock } from './clock/sync-clock'
import { markRemoteShown } from './containment/remote-mark'
import { tolerateTranslation } from './containment/tolerate-translation'
import { watchUnhandled } from './faults/watch-unhandled'
import { readChosenLanguage } from './language/language-store'
import { prefetchOnIntent } from './registry/prefetch-on-intent'
import { findOwner } from './registry/registry'
import type { RemoteLoader } from './remotes/remote-modules'
import { createRetryingLoader } from './remotes/retrying-loader'
import { SKELETON_DELAY_MS } from './stack/page-stack'

/** Delay after the first page until a tab starts polling for withdrawals: files of the page come first. */
const AT_REST_MS = 3000
/** Delay after which the containment file no longer competes with files of the first page. */
const CONTAINMENT_DELAY_MS = 10_000

/** How long the first render waits for texts of the chosen language. */
const TEXTS_TIMEOUT_MS = 3000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts the page: first the loads, then the render, once the first page is loaded or 400 ms have passed. */
export const start = async (loader: RemoteLoader): Promise<void> => {
  tolerateTranslation()
  const { guards } = window.early ?? {}
  guards?.begin()
  const boot = readBootData(document.getElementById('boot')?.textContent)
  const chosen = readChosenLanguage(location.search)
  const shell = createShell(boot, loader, chosen)
  const { remotes, session, signInRequests, clock } = shell

  watchUnhandled((error, where) => {
    shell.reportFault(error, where, shell.getOwner(shell.location().pathname).entry)
    shell.toasts.add(shell.engine.t('errors.unexpected', { ns: 'shell' }), 'error')
  })
  syncClock(clock)
  session.subscribe(() => {
    if (signInRequests.isOpen() && session.get().session.kind === 'member') signInRequests.resolve(true)
  })

  for (const build of guards?.stopped ?? []) shell.reportFault(new Error('the page stopped'), 'start', build)
  shell.mountedPages.onEntered((remote) => {
    const entry = shell.registry.inUse(remote)
    if (entry) markRemoteShown(entry)
  })
  const first = remotes.page(shell.getOwner(shell.location().pathname))
  // Without the texts of the chosen language the page stays in its own until they come.
  if (chosen && chosen.language !== boot.language)
    await Promise.race([
      shell.language.set(chosen.language, { isForVisit: !chosen.isStored }).catch(() => undefined),
      pause(TEXTS_TIMEOUT_MS),
    ])
  await Promise.race([first.first, pause(SKELETON_DELAY_MS)])

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  createRoot(root, {
    // Boundaries report what they catch.
    onCaughtError: () => undefined,
    onUncaughtError: (error) => shell.reportFault(error, 'shell'),
    // React recovered at the second render. The default handler would report the error as uncaught.
    onRecoverableError: (error) => shell.reportFault(error, 'shell'),
  }).render(<App shell={shell} />)

  void first.first.then(() => setTimeout(remotes.checkWithdrawals, AT_REST_MS))
  // A tab that is hidden before that may never be shown again: this loads the chunk that reports its visit.
  addEventListener('visibilitychange', () => void remotes.checkWithdrawals(), { once: true })

  const loadBeside = (what: string, load: () => Promise<void>) =>
    createRetryingLoader({ load, onFailure: (error) => shell.reportFault(error, what) }).subscribe(() => undefined)

  const { preview } = boot
  if (preview?.length)
    loadBeside('preview badge', async () => {
      const { drawPreviewBadge } = await import(/* webpackChunkName: "preview-badge" */ './preview/preview-badge')
      drawPreviewBadge(shell, preview)
    })

  // Only browsers that get the language offer load its chunk.
  if (!chosen && boot.language === 'en' && /^(zh|cmn|yue)/i.test(navigator.language))
    loadBeside('language offer', async () => {
      const { drawLanguageOffer } = await import(/* webpackChunkName: "language-offer" */ './language/language-offer')
      drawLanguageOffer(shell)
    })

  const left = new Set<string>()
  let isContaining = false
  const contain = (remote?: string) => {
    if (remote) left.add(remote)
    if (isContaining) return
    isContaining = true
    loadBeside('containment', async () => {
      const { containRemotes } = await import(/* webpackChunkName: "containment" */ './containment/contain-remotes')
      if (guards) containRemotes(shell, guards, left)
    })
  }
  shell.mountedPages.onLeft(contain)
  setTimeout(contain, CONTAINMENT_DELAY_MS)

  prefetchOnIntent(shell.base, (path) => {
    const owner = findOwner(shell.registry.get(), path)
    if (owner) remotes.page(owner)
  })
}
