/** Notices and banners of the home page. */
export const content: readonly string[] = [
  // A notice may announce a questionnaire.
  `create table notices (
    id text primary key, title_zh_cn text not null, title_zh_hk text not null, title_en text not null,
    content_zh_cn text not null, content_zh_hk text not null, content_en text not null,
    begins_at bigint not null, ends_at bigint not null, survey_window_id text references survey_windows(id),
    revision integer not null default 1)`,
  `create table banners (
    id text primary key, image_url text not null, url text not null, kind text not null, params text not null,
    title_zh_cn text not null default '', title_zh_hk text not null default '', title_en text not null default '',
    position integer not null, begins_at bigint not null, ends_at bigint not null, revision integer not null default 1)`,
  // Named by their content.
  `create table banner_pictures (
    file_name text primary key, content_type text not null, content text not null, added_at bigint not null)`,
]
