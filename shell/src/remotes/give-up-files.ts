const GIVEN_UP = 'given-up'
/** Mount points that are retried by the same sign share one giving up: the second must not end what the first has begun. */
const WAVE_MS = 500

/** Names under which builds mark their files in the document: the container of a remote, or this for the shell. */
export const SHELL_FILES = 'shell_'

const justGivenUp = new Set<string>()

/**
 * Rejects the scripts and styles of a build that have not come, or of all builds for `''`: the bundler hands out its promise
 * of such a file for ever, and no retry would send a request. A script that comes after all is still used.
 */
export const giveUpFiles = (build: string): void => {
  if (justGivenUp.has(build)) return
  justGivenUp.add(build)
  setTimeout(() => justGivenUp.delete(build), WAVE_MS)
  // The bundler marks what it loads, and forgets its handler of what has come.
  for (const file of document.querySelectorAll<HTMLElement>(build ? `[data-rspack^="${build}"]` : '[data-rspack]'))
    file.onerror?.(new Event(GIVEN_UP))
}

/** Whether the bundler rejected a file because it was given up; it keeps the event's type. */
export const isGivenUp = (error: unknown): boolean => (error as { type?: unknown } | undefined)?.type === GIVEN_UP
