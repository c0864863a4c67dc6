import type { IncomingMessage } from 'node:http'

/** As the shell reports what a remote threw. */
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

/** Says in the terminal what a page reports: the shell catches what a remote throws, so no console shows it. */
export const sayReport = (request: IncomingMessage, say: (line: string) => void): void => {
  let text = ''
  request.on('data', (part: Buffer) => {
    text += part.toString()
  })
  request.on('end', () => say(toReportLine(text)))
}
