import type { ReleasedApp, ReleaseFigures } from '@shuttle/releases'

const toSeconds = (ms: number | null): string => (ms === null ? '-' : `${(ms / 1000).toFixed(1)} s`)

const toCells = (at: string, version: string, figures: ReleaseFigures | undefined): string[] => {
  if (!figures) return [at, version, 'no visits', '', '', '', '', '']
  const { loads, errorRate, p75LoadMs, lcpP75Ms, inpP75Ms, clsP75 } = figures
  const inp = inpP75Ms === null ? '-' : `${inpP75Ms} ms`
  const rate = `${(errorRate * 100).toFixed(2)} %`
  return [at, version, String(loads), rate, toSeconds(p75LoadMs), toSeconds(lcpP75Ms), inp, String(clsP75 ?? '-')]
}

const HEADS = ['app', 'version', 'loads, 24 h', 'errors', 'load p75', 'LCP', 'INP', 'CLS']

/** Figures of the last 24 hours, a row for each live version and one for each version on trial. */
export const figuresRows = (apps: readonly ReleasedApp[], figures: readonly ReleaseFigures[]): string[][] => {
  const find = (app: string, version: string) => figures.find((one) => one.app === app && one.version === version)
  return [
    HEADS,
    ...apps.flatMap(({ name, live, canary }) => [
      ...(live === null ? [] : [toCells(name, live, find(name, live))]),
      ...(canary ? [toCells(`${name}, on trial`, canary.version, find(name, canary.version))] : []),
    ]),
  ]
}
