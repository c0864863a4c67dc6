import type { Request } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'

/** A fault as a page reports it. */
export interface FaultReport {
  message: string
  remote: string
  version: string
}

/** The fault in a request of a page, when it is a report. */
export const readReport = (url: string, body: string | null | undefined): FaultReport | undefined =>
  new URL(url).pathname === `${BASE_PATH}report` && body ? (JSON.parse(body) as FaultReport) : undefined

/** Collects the fault reports of a page from now on. */
export const hearReports = (page: { on: (event: 'request', listener: (request: Request) => void) => unknown }) => {
  const heard: FaultReport[] = []
  page.on('request', (request) => {
    const report = readReport(request.url(), request.postData())
    if (report) heard.push(report)
  })
  return heard
}
