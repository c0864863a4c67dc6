import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../database/transaction'
import type { Database } from '../database/types'
import { loadDemoCaptchaRules } from '../modules/captcha'
import { loadDemoAnnouncements, loadDemoLines } from '../modules/catalogue'
import { loadDemoSales } from '../modules/sales'

/** Fills an empty database with what a visitor of the demo sees: every line, its fares and seats. False where there is data. */
export const loadDemoData = (db: Kysely<Database>, now: Instant): Promise<boolean> =>
  transaction(db, async (trx) => {
    const lines = await loadDemoLines(trx, now)
    if (!lines) return false
    await loadDemoSales(trx, lines, now)
    await loadDemoAnnouncements(trx)
    await loadDemoCaptchaRules(trx)
    return true
  })
