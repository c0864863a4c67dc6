import { ERROR_CODES } from '@shuttle/contracts'
import type { Language } from '@shuttle/domain'
import { errorTexts } from '@shuttle/i18n/errors'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/** One text of the service in every language. */
export type KnownText = Readonly<Record<Language, string>>

const REFUSALS: readonly KnownText[] = ERROR_CODES.map((code) => ({
  'zh-cn': errorTexts['zh-cn'][code],
  'zh-hk': errorTexts['zh-hk'][code],
  en: errorTexts.en[code],
}))

/** All texts of the service: refusals, station names and notices. */
export const listKnownTexts = async (db: Kysely<Database>): Promise<KnownText[]> => {
  const [stations, notices] = await Promise.all([
    db.selectFrom('stations').selectAll().execute(),
    db.selectFrom('notices').selectAll().execute(),
  ])
  return [
    ...REFUSALS,
    ...stations.map((row) => ({ 'zh-cn': row.name_zh_cn, 'zh-hk': row.name_zh_hk, en: row.name_en })),
    ...notices.flatMap((row) => [
      { 'zh-cn': row.title_zh_cn, 'zh-hk': row.title_zh_hk, en: row.title_en },
      { 'zh-cn': row.content_zh_cn, 'zh-hk': row.content_zh_hk, en: row.content_en },
    ]),
  ]
}
