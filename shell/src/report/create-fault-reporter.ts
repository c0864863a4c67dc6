import { BASE_PATH, isApiError, type RegistryEntry } from '@shuttle/contracts'

const ADDRESS = `${BASE_PATH}report`
/** Limits the reports of a page that fails in a loop. */
export const MOST_REPORTS = 30

const toMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return isApiError(error) && error.requestId ? `${error.message} (request ${error.requestId})` : error.message
}

/**
 * Sends faults to the service's log. `instead` names the replacement, `card` or a version; a
 * lost report changes nothing on the screen.
 */
export const createFaultReporter = () => {
  let sent = 0
  return (error: unknown, where: string, build?: Pick<RegistryEntry, 'name' | 'version'>, instead?: string): void => {
    if (sent >= MOST_REPORTS) return
    sent += 1
    const report = {
      kind: error instanceof Error ? error.name : 'Error',
      message: toMessage(error).slice(0, 500),
      where,
      remote: build?.name ?? 'shell',
      version: build?.version ?? '',
      path: location.pathname,
      instead,
    }
    fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => undefined)
  }
}
