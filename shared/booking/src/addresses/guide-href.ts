/** When a line runs, what it costs and where it stops. */
export const lineHref = (lineCode: string): string => `/line?${new URLSearchParams({ code: lineCode })}`

/** Another remote shows it, which may not be deployed: check it with `isRoutable`. */
export const STOP = '/stop'

/** Where a line is boarded; without a line, the stop with all that start there. */
export const stopHref = (stopCode: string, lineCode?: string): string =>
  `${STOP}?${new URLSearchParams({ code: stopCode, ...(lineCode !== undefined && { line: lineCode }) })}`
