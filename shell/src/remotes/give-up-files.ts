const GIVEN_UP = 'given-up'
/** Mount points that are retried by the same sign share one giving up: the second must not end what the first has begun. */
const WAVE_MS = 500

/** How builds mark their files in the document: by the container of a remote, or by this for the shell. */
const SHELL_FILES = 'shell_'

const justGivenUp = new Set<string>()

/**
 * Rejects the scripts and styles of a build that have not come, and those of the shell that it may wait for; of all builds
 * for `''`. The bundler hands out its promise of such a file for ever, and no retry would send a request. A script that
 * comes after all is still used.
 */
export const giveUpFiles = (build = SHELL_FILES): void => {
  if (justGivenUp.has(build)) return
  justGivenUp.add(build)
  setTimeout(() => justGivenUp.delete(build), WAVE_MS)
  for (const file of document.querySelectorAll<HTMLElement>('[data-rspack]')) {
    const mark = file.dataset.rspack ?? ''
    // The bundler forgets its handler of what has come.
    if (mark.startsWith(build) || mark.startsWith(SHELL_FILES)) file.onerror?.(new Event(GIVEN_UP))
  }
}

/** Whether the bundler rejected a file because it was given up; it keeps the event's type. */
export const isGivenUp = (error: unknown): boolean => (error as { type?: unknown } | undefined)?.type === GIVEN_UP
