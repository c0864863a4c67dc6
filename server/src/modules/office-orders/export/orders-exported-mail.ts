import { BASE_PATH } from '@shuttle/contracts'
import { civilDateAt, civilTimeAt } from '@shuttle/domain'
import type { AppContext } from '../../../context'
import { serviceTexts } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import { findEmail } from '../../sessions'
import { exportEndsAt, findExport } from './order-exports.repository'

/** Announces a file of orders to its owner; the file itself is read in the back office alone. */
export const ordersExportedMail =
  ({ db, clock, config }: AppContext, send: Mailer): OutboxHandlers['mail:orders-exported'] =>
  async ({ exportId, language }, { id }) => {
    const found = await findExport(db, exportId)
    const to = found && (await findEmail(db, found.account_id))
    if (!found || to === undefined) return
    const t = serviceTexts(language)
    const end = exportEndsAt(found.started_at)
    const until = `${civilDateAt(end)} ${civilTimeAt(end).slice(0, 5)}`
    const url = `${config.publicUrl}${BASE_PATH}search_order_info`
    const ready = t('mail.ordersExported.ready', { rows: found.row_count, until, url })
    const text = [t('mail.greeting'), '', ready, t('mail.ordersExported.notYou')].join('\n')
    await send(id, { to, subject: t('mail.ordersExported.subject'), text, at: clock.now() })
  }
