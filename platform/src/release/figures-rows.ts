import type { SiteApp } from '@shuttle/releases'
import { listVersions } from './list-versions'

const toSeconds = (ms: number | null): string => (ms === null ? '-' : `${(ms / 1000).toFixed(1)} s`)
const toRate = (share: number): string => `${(share * 100).toFixed(2)} %`

const HEADS = ['app', 'version', 'loads, 24 h', 'of its app', 'errors', 'load p75', 'LCP', 'INP', 'CLS']

/** Figures of the last 24 hours, a row for each live version and each on trial; `withStored`: for earlier ones too. */
export const figuresRows = (apps: readonly SiteApp[], withStored: boolean): string[][] => [
  HEADS,
  ...listVersions(apps, withStored).map(({ at, build: { version, figures } }) => {
    if (!figures) return [at, version, 'no visits', '', '', '', '', '', '']
    const { loads, share, errorRate, p75LoadMs, lcpP75Ms, inpP75Ms, clsP75 } = figures
    const inp = inpP75Ms === null ? '-' : `${inpP75Ms} ms`
    const times = [toSeconds(p75LoadMs), toSeconds(lcpP75Ms), inp, String(clsP75 ?? '-')]
    return [at, version, String(loads), toRate(share), toRate(errorRate), ...times]
  }),
]
