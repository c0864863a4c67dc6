import type { AcceptedBuild, ReleasedApp } from '@shuttle/releases'

/** 2026-11-21 00:00 UTC; version `n` of {@link anApp} went live `n` hours later. */
const MIDNIGHT = Date.UTC(2026, 10, 21)
const HOUR_MS = 3_600_000

/** A build that went live `hours` after midnight; null for a build that never did. */
export const aBuild = (version: string, hours: number | null, change: Partial<AcceptedBuild> = {}): AcceptedBuild => ({
  version,
  digest: '0'.repeat(64),
  publisher: 'mf-a:12345678',
  signature: '',
  acceptedAt: MIDNIGHT,
  wentLiveAt: hours === null ? null : MIDNIGHT + hours * HOUR_MS,
  withdrawn: false,
  ...change,
})

/** `mf-a`, with the live versions 1.0, 2.0 and 3.0 in order. */
export const anApp = (change: Partial<ReleasedApp> = {}): ReleasedApp => ({
  name: 'mf-a',
  kind: 'remote',
  revision: 3,
  live: '3.0',
  canary: null,
  enabled: true,
  builds: [aBuild('3.0', 3), aBuild('2.0', 2), aBuild('1.0', 1)],
  ...change,
})
