export const ANOMALIES = '/Page_anomalies'

/** The anomalies page, keeping the address that failed, so that Retry and a reload lead back to it. */
export const anomalyAddress = (failed: { pathname: string; search: string }): string =>
  `${ANOMALIES}?${new URLSearchParams({ from: failed.pathname + failed.search })}`

/** Reads the kept address; only paths of this site count, anything else is home. */
export const failedAddress = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '/'
  const isSameSite = /^\/(?![/\\])/.test(from) && !from.startsWith(ANOMALIES)
  return isSameSite ? from : '/'
}
