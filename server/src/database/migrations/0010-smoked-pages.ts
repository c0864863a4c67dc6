import { type Migration, sql } from 'kysely'

/** How many pages the smoke of a publish drew, and how many need a session and showed the sign-in. */
export const addSmokedPages: Migration = {
  up: async (db) => {
    await sql`alter table release_history add column smoke_drawn integer, add column smoke_guarded integer`.execute(db)
  },
}
