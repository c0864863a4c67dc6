import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../database/transaction'
import type { Database } from '../database/types'
import { loadSampleAnnouncements } from './sample-announcements'
import { loadSampleCaptchaRules } from './sample-captcha-rules'
import { loadSampleGuides } from './sample-guides'
import { loadSampleLines } from './sample-lines'
import { loadSampleSales } from './sample-sales'

/**
 * Fills an empty database with all that a visitor sees: every line, its fares and seats, guides, announcements. False where
 * there is data.
 */
export const loadSampleSite = (db: Kysely<Database>, now: Instant): Promise<boolean> =>
  transaction(db, async (trx) => {
    const lines = await loadSampleLines(trx, now)
    if (!lines) return false
    await loadSampleSales(trx, lines, now)
    await loadSampleGuides(trx)
    await loadSampleAnnouncements(trx)
    await loadSampleCaptchaRules(trx)
    return true
  })
