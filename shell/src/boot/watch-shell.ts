import { BASE_PATH, type PageBootData } from '@shuttle/contracts'
import { pageRequestNumber } from '../pages/page-request-number'
import { supportAddress } from '../pages/support-address'
import type { EarlyCalls } from './early-calls'

/** The cookie by which the composer picks the previous shell, and this script reloads once. */
const MARK = 'failed_shell'
const setMark = (value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16.4
  document.cookie = `${MARK}=${value}; path=${BASE_PATH}; samesite=lax`
}
const MAIN_FILE = /\/shell\/[^/]+\/main\./

/** Time after which a file that is merely slow is reported on the screen. */
const STILL_LOADING_MS = 5000
/** Time until the page reloads without an event, after a failure and where a file does not answer at all. */
const FAILED_MS = 30_000
const UNANSWERED_MS = 120_000

/** Ends hanging requests first: with as many as a browser sends to a host at once, the page's would never be sent. */
const loadAgain = (): void => {
  stop()
  location.reload()
}

/**
 * Shows a message in every language, without texts or styles, in the root, which the shell empties when it starts.
 * Retry, the network, a visible tab and time reload the page; nothing is lost, since nothing ran yet.
 */
const show = (text: string, early: EarlyCalls, timeoutMs: number): void => {
  const root = document.getElementById('root') ?? document.body
  if (!root) {
    addEventListener('DOMContentLoaded', () => show(text, early, timeoutMs))
    return
  }
  const message = document.createElement('p')
  const link = (text: string, href: string) => {
    const element = Object.assign(document.createElement('a'), { textContent: text, href })
    // A touch target that is large enough.
    element.style.cssText = 'display:inline-block;padding:1em 1em 1em 0'
    return element
  }
  const retry = link('重試 · 重试 · Try again', location.pathname + location.search)
  // The failed version is tried again, and replaced again where it fails.
  retry.onclick = () => {
    stop()
    setMark('; max-age=0')
  }
  const home = link('首頁 · 首页 · Home', BASE_PATH)
  home.onclick = () => stop()
  const support = supportAddress()
  message.setAttribute('role', 'alert')
  message.append(text, retry, home)
  if (support) message.append('\n', link(support, `mailto:${support}`))
  message.append(`\n${pageRequestNumber() ?? ''}`)
  message.style.cssText = 'padding:1em;font:1em/1.5 system-ui;white-space:pre-line'
  // Replaces the skeleton of the page.
  root.replaceChildren(message)
  // Without network a reload would only replace the message by the browser's own.
  const reload = () => early.fail && navigator.onLine && document.visibilityState === 'visible' && loadAgain()
  addEventListener('online', reload)
  document.addEventListener('visibilitychange', reload)
  setTimeout(reload, timeoutMs)
}

type ShellFile = HTMLScriptElement & HTMLLinkElement

/** Delays the start of the shell until the style is loaded, or the copy that takes over `onload` of a failed one. */
const waitForStyle = (style: HTMLLinkElement, early: EarlyCalls, onload = style.onload): void => {
  if (onload) style.onload = onload
  else {
    const waiting = new Promise((resolve) => {
      style.onload = resolve
    })
    early.styles = [...(early.styles ?? []), waiting]
  }
}

/**
 * Requests a file of the shell once more, past the cache, which holds a damaged copy for a year unless a complete one
 * replaces it. Returns false when it was requested before.
 */
const requestAgain = (file: ShellFile, early: EarlyCalls): boolean => {
  const { src, href, integrity, onload } = file
  const address = src || href
  if (address.includes('?')) return false
  // A copy of a script element would not run.
  const copy = Object.assign((src ? document.createElement('script') : file.cloneNode()) as ShellFile, {
    integrity,
    crossOrigin: 'anonymous',
    [src ? 'src' : 'href']: `${address}?r=${Math.random()}`,
  })
  if (href) waitForStyle(copy, early, onload)
  copy.addEventListener('load', () => void fetch(address, { cache: 'reload' }).catch(() => {}))
  document.head.append(copy)
  return true
}

/** A file of the shell hangs: it continues to load and is used when it arrives. */
const showStillLoading = (early: EarlyCalls): void => {
  // A style that hangs blocks painting; its copy joins the same request and does not.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet) continue
    const copy = link.cloneNode() as HTMLLinkElement
    waitForStyle(copy, early)
    link.replaceWith(copy)
  }
  show('仍在載入，網絡較慢…\n还在加载，网络较慢…\nStill loading. The network is slow…\n', early, UNANSWERED_MS)
}

/**
 * Resolves when the style of the shell can be used. The main script may run before the `error` event of a style that
 * failed, which requests it again; such a style has no rules.
 */
const waitForShellStyle = async (early: EarlyCalls): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const style = [...links].find(({ href }) => MAIN_FILE.test(href))
  if (style && !early.styles && !style.sheet?.cssRules.length)
    await new Promise((resolve) => {
      for (const outcome of ['load', 'error']) style.addEventListener(outcome, resolve)
    })
  await Promise.all(early.styles ?? [])
}

/**
 * While the shell starts, a throw, or a main script or style that fails twice, reloads the page once with the previous
 * shell. A second failure within the visit shows a message instead; so does, after 5 s, a file that does not answer.
 */
export const watchShell = (version: string, early: EarlyCalls): void => {
  let hasFailed = false
  early.awaitStyle = () => waitForShellStyle(early)
  early.fail = () => {
    if (hasFailed) return
    hasFailed = true
    const { visit } = JSON.parse(document.getElementById('boot')?.textContent || '{}') as Partial<PageBootData>
    // A beacon survives the reload. The fault reporter did not start, so this is the only report.
    navigator.sendBeacon?.(
      `${BASE_PATH}report`,
      JSON.stringify({ kind: 'ShellFault', where: 'start', remote: 'shell', version, visit, path: location.pathname }),
    )
    // A second failure within ten minutes causes no reload, whichever shell failed.
    if (!document.cookie.includes(MARK)) {
      setMark(`${version}; max-age=600`)
      // Browsers write the cookie asynchronously: reading it waits for the write,
      // else the reload might be sent without it.
      if (document.cookie.includes(MARK)) {
        loadAgain()
        return
      }
    }
    show('網站未能載入\n网站无法载入\nThe site could not be loaded\n', early, FAILED_MS)
  }
  setTimeout(() => early.fail && !hasFailed && showStillLoading(early), STILL_LOADING_MS)
  addEventListener(
    'error',
    (event) => {
      const file = event.target as ShellFile
      const address = file.src || file.href
      // A preload that failed or is damaged: a request would join it, and its second address passes the cache.
      if (file.rel === 'preload') early.withCacheBuster?.(address)
      // An uncaught error has no file.
      if (early.fail && MAIN_FILE.test(address || event.filename) && !(address && requestAgain(file, early)))
        early.fail()
    },
    true,
  )
}

/** The shell runs and handles its own failures from now on. */
export const markShellStarted = (): void => {
  delete window.early?.fail
}
