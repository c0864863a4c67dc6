import { BASE_PATH, isApiError, type RegistryEntry } from '@shuttle/contracts'
import { sinceNavigation } from '../clock/wall-clock'
import { addMark, type VisitMarks } from '../visits/visit-mark'

const ADDRESS = `${BASE_PATH}report`
/** Limits the reports of a remote that fails in a loop; others have their own. */
export const MOST_REPORTS = 10

const toMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return isApiError(error) && error.requestId ? `${error.message} (request ${error.requestId})` : error.message
}

/**
 * Sends faults to the service's log. `instead` names the replacement, `card` or a version; a
 * lost report changes nothing on the screen. Failures are noted in `marks` too, to be counted.
 */
export const createFaultReporter = (marks: VisitMarks) => {
  const guards = window.early?.guards
  const sent: Record<string, number> = {}
  return (error: unknown, where: string, build?: Pick<RegistryEntry, 'name' | 'version'>, instead?: string): void => {
    // The remote that replaced built-in functions is at fault for what fails then.
    const culprit = where === 'containment' ? '' : guards?.check()
    const [name, at] = culprit ? culprit.split(' ') : []
    const entry = name !== undefined && at !== undefined ? { name, version: at } : build
    const { name: remote, version } = entry ?? { name: 'shell', version: '' }
    const count = (sent[remote] ?? 0) + 1
    sent[remote] = count
    if (count > MOST_REPORTS) return
    addMark(marks, { where, entry, at: sinceNavigation(), error, instead })
    const report = {
      kind: error instanceof Error ? error.name : 'Error',
      message: toMessage(error).slice(0, 500),
      where,
      remote,
      version,
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
