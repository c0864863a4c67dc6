import { BASE_PATH } from '@shuttle/contracts'
import type { EarlyCalls } from './early-calls'

/** In the cookie for the composer, which then picks the previous shell; in storage for this script, so that it reloads once. */
const MARK = 'failed_shell'
const MAIN_FILE = /\/shell\/[^/]+\/main\./

/** Needs neither texts nor styles, and shows every language. */
const showStartFailure = (): void => {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', showStartFailure)
    return
  }
  const message = document.createElement('p')
  const link = document.createElement('a')
  link.textContent = '重試 · 重试 · Try again'
  link.href = location.pathname + location.search
  link.onclick = () => sessionStorage.removeItem(MARK)
  message.setAttribute('role', 'alert')
  message.append('網站未能載入 · 网站无法载入 · The site could not be loaded. ', link)
  message.style.padding = '1em'
  // Removes the skeleton of the page.
  document.querySelector('.boot-skeleton')?.remove()
  document.body.prepend(message)
}

/**
 * While the shell starts, a main script or style that does not load, or a throw, leads to the previous shell: one reload, at
 * which nothing is lost, since nothing ran yet. A second failure within the visit shows a message instead.
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
    showStartFailure()
  }
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
