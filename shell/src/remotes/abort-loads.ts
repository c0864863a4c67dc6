const ABORTED = 'aborted'
/**
 * Mount points that retry on the same event share one abort: the second must not
 * end requests that the first has started.
 */
const WAVE_MS = 500

/** Builds mark their files in the document by the container of a remote, or by this prefix for the shell. */
const SHELL_FILES = 'shell_'

const recentlyAborted = new Set<string>()

/**
 * Rejects pending scripts and styles of a build, and those of the shell that it may wait for; of all builds
 * for `''`. The bundler would return its pending promise for ever, and no retry would send a request; a
 * script that arrives later is still used. Preloads of the page end too: a later request would join a dead one.
 */
export const abortLoads = (build = SHELL_FILES): void => {
  if (recentlyAborted.has(build)) return
  recentlyAborted.add(build)
  setTimeout(() => recentlyAborted.delete(build), WAVE_MS)
  for (const preload of document.querySelectorAll('[rel=preload]')) preload.remove()
  for (const file of document.querySelectorAll<HTMLElement>('[data-rspack]')) {
    const mark = file.dataset.rspack ?? ''
    // The bundler removes its handler from a file that has loaded.
    if (mark.startsWith(build) || mark.startsWith(SHELL_FILES)) file.onerror?.(new Event(ABORTED))
  }
}

/** Whether the bundler rejected a file because of `abortLoads`; it retains the type of the event. */
export const isAborted = (error: unknown): boolean => (error as { type?: unknown } | undefined)?.type === ABORTED
