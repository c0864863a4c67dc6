import type { IncomingMessage } from 'node:http'

/** Fault report of the shell about a remote. */
interface FaultReport {
  message?: string
  where?: string
  remote?: string
  path?: string
}

const toReportLine = (text: string): string => {
  try {
    const { message, where, remote, path } = JSON.parse(text) as FaultReport
    return message ? `${remote} on ${path}, ${where}: ${message}` : `the browser reports ${text}`
  } catch {
    return `the browser reports ${text}`
  }
}

/** Prints in the terminal what a page reports: the shell catches faults of remotes, so no console shows them. */
export const printReport = (request: IncomingMessage, print: (line: string) => void): void => {
  let text = ''
  request.on('data', (part: Buffer) => {
    text += part.toString()
  })
  request.on('end', () => print(toReportLine(text)))
}
