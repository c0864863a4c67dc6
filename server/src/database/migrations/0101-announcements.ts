import { type Kysely, type Migration, sql } from 'kysely'

const tables = [
  `create table notices (
    id text primary key, title_zh_cn text not null, title_zh_hk text not null, title_en text not null,
    content_zh_cn text not null, content_zh_hk text not null, content_en text not null,
    begins_at bigint not null, ends_at bigint not null)`,
  `create table banners (
    id text primary key, image_url text not null, url text not null, kind text not null, params text not null,
    position integer not null, begins_at bigint not null, ends_at bigint not null)`,
]

export const announcements: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of tables) await sql.raw(statement).execute(db)
  },
}
