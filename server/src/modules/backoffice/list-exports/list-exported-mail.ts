import { BASE_PATH } from '@shuttle/contracts'
import { civilDateAt, civilTimeAt } from '@shuttle/domain'
import { serviceTexts } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { findEmail } from '../../passenger/sessions'
import type { ListKind } from './list-export-tables'
import { exportEndsAt, findExport } from './list-exports.repository'

/** Pages of the back office that have the files. */
const PAGES: Readonly<Record<ListKind, string>> = { orders: 'search_order_info', ledger: 'refund_order_query' }

/** Announces a file of a list to its owner; the file itself is read in the back office alone. */
export const listExportedMail =
  ({ db, clock, config }: AppContext, send: Mailer): OutboxHandlers['mail:list-exported'] =>
  async ({ exportId, language }, { id }) => {
    const found = await findExport(db, exportId)
    const to = found && (await findEmail(db, found.account_id))
    if (!found || to === undefined) return
    const t = serviceTexts(language)
    const end = exportEndsAt(found.started_at)
    const until = `${civilDateAt(end)} ${civilTimeAt(end).slice(0, 5)}`
    const url = `${config.publicUrl}${BASE_PATH}${PAGES[found.kind]}`
    const ready = t(`mail.listExported.${found.kind}.ready`, { rows: found.row_count, until, url })
    const text = [t('mail.greeting'), '', ready, t('mail.listExported.notYou')].join('\n')
    await send(id, { to, subject: t(`mail.listExported.${found.kind}.subject`), text, at: clock.now() })
  }
