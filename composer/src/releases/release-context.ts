import type { OriginKind, VisitEvent } from '@shuttle/contracts'
import type { HistoryEntry, ReleaseRefusalCode, SmokeOutcome, Stage } from '@shuttle/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Registry } from 'prom-client'
import type { ArtefactStore } from '../artefacts/artefact-store'
import type { ServedWire } from '../composition/compatibility'
import type { ServedCalls } from '../composition/contracts/contract-conflict'

interface RegistryRow {
  /** Always 1: there is one registry. */
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
  /** `remote.json` as signed. */
  record: string
  publisher: string
  /** Signature over `record`, base64. */
  signature: string
  tried: 'staff' | 'visitors' | null
  offered_at: number
  /** Time of acceptance; null while files are missing. */
  accepted_at: number | null
  went_live_at: number | null
  withdrawn: boolean
  /** Of its latest publish; null where it was never published, or its tool sent none. */
  smoke: SmokeOutcome | null
}

interface HistoryRow {
  id: string
  app: string
  revision: number
  action: HistoryEntry['action']
  live: string | null
  canary_version: string | null
  canary_stage: Stage | null
  /** Versions, separated by blanks. */
  withdrawn: string
  restored: string
  moved_by: string
  /** Who published, by name, and from which commit; empty where the tool did not name them. */
  person: string
  source_commit: string
  note: string
  smoke: SmokeOutcome | null
  /** Numbers of pages of a smoke that passed; null where its tool sent none. */
  smoke_drawn: number | null
  smoke_guarded: number | null
  moved_at: number
}

/** Names of accepted versions: they outlive their builds, so that no name returns with other bytes. */
interface VersionRow {
  app: string
  version: string
  digest: string
}

interface RevokedKeyRow {
  key: string
  withdraws_builds: boolean
  revoked_by: string
  revoked_at: number
}

interface AdmittedKeyRow {
  app: string
  key: string
  /** Of an operator, base64. */
  signature: string
  admitted_by: string
  admitted_at: number
}

interface RuleRow {
  app: string
  canary_minutes: number | null
  set_by: string
  set_at: number
}

interface OriginRow {
  app: string
  kind: OriginKind
  origin: string
  admitted_by: string
  admitted_at: number
}

interface CosignatureRow {
  app: string
  version: string
  digest: string
  key: string
  signature: string
  signed_at: number
}

/** Signed calls that were used while their date is accepted. */
interface UsedCallRow {
  /** Fingerprint of the key. */
  key: string
  nonce: string
  /** Real time, milliseconds. */
  expires_at: number
}

/** An event of a visit, counted once. */
export interface VisitRow {
  visit: string
  app: string
  event_no: number
  version: string
  kind: VisitEvent['kind']
  phase: VisitEvent['phase']
  cause: VisitEvent['cause']
  /** Milliseconds; of a layout shift thousandths. */
  ms: number
  range_hash: string
  counted_at: number
}

/** The tables of the composer; the service's migrations create them in the database of the site. */
export interface ReleaseTables {
  release_registry: RegistryRow
  release_apps: AppRow
  release_builds: BuildRow
  release_history: HistoryRow
  release_versions: VersionRow
  release_revoked_keys: RevokedKeyRow
  release_admitted_keys: AdmittedKeyRow
  release_rules: RuleRow
  release_cosignatures: CosignatureRow
  release_used_calls: UsedCallRow
  release_visits: VisitRow
  release_origins: OriginRow
}

/** Why a call cannot be answered now; the message is for the person at the terminal. */
interface Pause {
  status: 429 | 503
  message: string
  retryAfterSeconds: number
}

/** Dependencies of the release calls. */
export interface ReleaseContext {
  db: Kysely<ReleaseTables>
  /**
   * Runs `work` in one transaction, repeated when the database requires it: `work`
   * writes to the database and does nothing else.
   */
  transaction: <Result>(work: (trx: Transaction<ReleaseTables>) => Promise<Result>) => Promise<Result>
  /** Milliseconds: business time, and real time for signatures that other machines date. */
  clock: { now: () => number; real: () => number }
  log: FastifyBaseLogger
  metrics: Registry
  store: ArtefactStore
  /** File of the keys that may publish and move. */
  publisherKeys: string
  /** Signs preview links. */
  previewSecret: string
  /** Address of the site for visitors, without a slash at the end. */
  publicUrl: string
  /** Whether a signed call that names this address is for this site. */
  isOwnAddress: (address: string) => boolean
  /** Wire versions that the service answers. */
  servedWire: ServedWire
  /** Calls that the service answers; undefined where calls are not compared. */
  servedCalls?: ServedCalls | undefined
  /** Called after each move, so that this process composes the new set at once. */
  onChanged: () => Promise<void>
  /** Answer to a thrown error when the call may be sent again later; undefined for any other fault. */
  describePause: (error: unknown) => Pause | undefined
}

/**
 * Notifies this process of a change, to be composed at once. A failure is only
 * logged: delivery polls the registry anyway.
 */
export const notifyChange = async ({ onChanged, log }: ReleaseContext): Promise<void> => {
  try {
    await onChanged()
  } catch (error) {
    log.error({ err: error }, 'release: what was changed could not be announced')
  }
}

const STATUS: Readonly<Record<ReleaseRefusalCode, number>> = {
  BAD_REQUEST: 400,
  UNSIGNED: 401,
  FOREIGN_KEY: 403,
  UNKNOWN_APP: 404,
  UNKNOWN_VERSION: 404,
  WRONG_HASH: 409,
  INCOMPLETE: 409,
  INCOMPATIBLE: 409,
  MOVED: 409,
  NOTHING_TO_DO: 409,
  ALREADY: 409,
  RULE: 409,
}

/** A release call that is refused; the message is for the person at the terminal. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault'
  readonly status: number

  constructor(
    readonly code: ReleaseRefusalCode,
    message: string,
    /** The only obstacles: builds stored for a rollback, which their teams may withdraw. */
    readonly stored: readonly { app: string; version: string }[] = [],
  ) {
    super(message)
    this.status = STATUS[code]
  }
}
