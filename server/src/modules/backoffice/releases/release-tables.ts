import type { ReleaseMoveKind } from '@shuttle/wire/staff'

/** An act on the shell that waits for a second person; an app has one at most. */
export interface ReleaseProposalRow {
  app: string
  proposal_no: string
  act: ReleaseMoveKind
  /** Of a rollback; empty otherwise. */
  version: string
  /** Revision of the app that the proposal is about. */
  seen: number
  reason: string
  /** Account of the staff. */
  proposed_by: string
  proposed_at: number
}

declare module '../../../database/types' {
  interface Database {
    release_proposals: ReleaseProposalRow
  }
}
