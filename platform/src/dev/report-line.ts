/** Fault report of the shell about a remote. */
interface FaultReport {
  message?: string
  where?: string
  remote?: string
  path?: string
  /** Id of a visit whose loads and errors are counted. */
  visit?: string
}

/**
 * What a page reports, for the terminal: the shell catches faults of remotes, so no console shows them. Undefined for
 * the counts of a visit.
 */
export const toReportLine = (report: string): string | undefined => {
  try {
    const { message, where, remote, path, visit } = JSON.parse(report) as FaultReport
    if (visit !== undefined) return undefined
    if (message) return `${remote} on ${path}, ${where}: ${message}`
  } catch {
    // A report of the browser itself is printed as it is.
  }
  return `the browser reports ${report}`
}
