/** Something to do outside the database, written in the transaction that decided it. */
export interface OutboxRow {
  id: string
  kind: string
  /** JSON text. */
  payload: string
  /** `dead`: given up after many attempts; waits for staff. */
  state: 'waiting' | 'done' | 'dead'
  due_at: number
  attempts: number
  last_error: string | null
  created_at: number
}

declare module '../database/types' {
  interface Database {
    outbox: OutboxRow
  }
}
