import { BASE_PATH } from '@shuttle/contracts'
import type { EarlyCalls } from './early-calls'

/** In the cookie for the composer, which then picks the previous shell; in storage for this script, so that it reloads once. */
const MARK = 'failed_shell'
const MAIN_FILE = /\/shell\/[^/]+\/main\./

/** What is merely slow says so after this. */
const STILL_LOADING_MS = 5000

/** Needs neither texts nor styles, and says it in every language. Stands in the root, which the shell empties when it starts. */
const show = (words: string): void => {
  const root = document.getElementById('root') ?? document.body
  if (!root) {
    addEventListener('DOMContentLoaded', () => show(words))
    return
  }
  const message = document.createElement('p')
  const link = document.createElement('a')
  link.textContent = '重試 · 重试 · Try again'
  link.href = location.pathname + location.search
  link.onclick = () => sessionStorage.removeItem(MARK)
  message.setAttribute('role', 'alert')
  message.append(words, link)
  message.style.padding = '1em'
  // Wide enough for a finger.
  link.style.cssText = 'display:inline-block;padding:1em 0'
  // Instead of the skeleton of the page.
  root.replaceChildren(message)
}

/**
 * A file of the shell hangs. It goes on loading and is used when it comes; Retry, the network and the reader who comes back
 * ask for it again by a reload, at which nothing is lost, since nothing ran yet.
 */
const sayStillLoading = (early: EarlyCalls): void => {
  const reload = () => early.fail && document.visibilityState === 'visible' && location.reload()
  addEventListener('online', reload)
  document.addEventListener('visibilitychange', reload)
  // A style that hangs keeps the page from being drawn; its copy joins the same request and does not.
  early.styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet }) => !sheet)
    .map(
      (link) =>
        new Promise((resolve) => {
          const copy = link.cloneNode() as HTMLLinkElement
          copy.onload = resolve
          link.replaceWith(copy)
        }),
    )
  show('仍在載入，網絡較慢… · 还在加载，网络较慢… · Still loading. The network is slow… ')
}

/**
 * While the shell starts, a main script or style that does not load, or a throw, leads to the previous shell: one reload, at
 * which nothing is lost, since nothing ran yet. A second failure within the visit shows a message instead; so does, after
 * 5 s, a file that does not answer.
 */
export const watchShell = (version: string, early: EarlyCalls): void => {
  early.fail = () => {
    delete early.fail
    // Survives the reload. The fault reporter did not start, so this is the only report.
    navigator.sendBeacon?.(
      `${BASE_PATH}report`,
      JSON.stringify({ kind: 'ShellFault', where: 'start', remote: 'shell', version, path: location.pathname }),
    )
    try {
      const mark = `${MARK}=${version}`
      if (!sessionStorage.getItem(MARK) && !document.cookie.includes(mark)) {
        sessionStorage.setItem(MARK, version)
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16.4
        document.cookie = `${mark}; max-age=600; path=${BASE_PATH}; samesite=lax`
        // Browsers write the cookie asynchronously: reading waits for that, or the reload could be sent without it.
        if (document.cookie.includes(mark)) {
          location.reload()
          return
        }
      }
    } catch {
      // Without storage a first reload looks the same as a reload loop.
    }
    show('網站未能載入 · 网站无法载入 · The site could not be loaded. ')
  }
  setTimeout(() => early.fail && sayStillLoading(early), STILL_LOADING_MS)
  addEventListener(
    'error',
    (event) => {
      const { src, href } = event.target as { src?: string; href?: string }
      if (MAIN_FILE.test(src || href || event.filename)) early.fail?.()
    },
    true,
  )
}

/** The shell runs and handles its own failures from now on. */
export const markShellStarted = (): void => {
  delete window.early?.fail
  try {
    sessionStorage.removeItem(MARK)
  } catch {
    // Does nothing where storage is blocked.
  }
}
