/** Fault report of the shell about a remote. */
interface FaultReport {
  message?: string
  where?: string
  remote?: string
  path?: string
}

/** What a page reports, for the terminal: the shell catches faults of remotes, so no console shows them. */
export const toReportLine = (report: string): string => {
  try {
    const { message, where, remote, path } = JSON.parse(report) as FaultReport
    if (message) return `${remote} on ${path}, ${where}: ${message}`
  } catch {
    // A report of the browser itself is printed as it is.
  }
  return `the browser reports ${report}`
}
