import type { AppRelease, ReleaseMoveKind } from '@shuttle/wire/staff'

/** An act on one app, before it is confirmed. */
export interface ReleaseMoveChoice {
  app: AppRelease
  act: ReleaseMoveKind
  /** Of a rollback. */
  version?: string | undefined
}
