import type { HistoryEntry, Stage } from '@shuttle/releases'

interface RegistryRow {
  /** Always 1: one registry. */
  id: number
  revision: number
  withdrawals: number
}

interface AppRow {
  name: string
  kind: 'shell' | 'remote'
  revision: number
  live: string | null
  canary_version: string | null
  canary_stage: Stage | null
  enabled: boolean
}

interface BuildRow {
  app: string
  version: string
  kind: 'shell' | 'remote'
  /** SHA-256 of `record`, hex. */
  digest: string
  /** `remote.json` as it was signed. */
  record: string
  publisher: string
  offered_at: number
  /** Null while files are missing. */
  accepted_at: number | null
  went_live_at: number | null
  withdrawn: boolean
}

interface HistoryRow {
  id: string
  app: string
  revision: number
  action: HistoryEntry['action']
  live: string | null
  canary_version: string | null
  canary_stage: Stage | null
  moved_by: string
  note: string
  moved_at: number
}

/** The tables of the composer; the service's migrations make them in the database of the site. */
export interface ReleaseTables {
  release_registry: RegistryRow
  release_apps: AppRow
  release_builds: BuildRow
  release_history: HistoryRow
}
