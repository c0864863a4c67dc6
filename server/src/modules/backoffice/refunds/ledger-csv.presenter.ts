import { civilDateAt, formatUnits, type Instant, type Language } from '@shuttle/domain'
import { toCsv } from '@shuttle/domain/staff'
import { wireMoment } from '../../../http/envelope'
import { serviceTexts } from '../../../i18n'
import type { LedgerRow } from './ledger.repository'

const COLUMNS = [
  'refundNo',
  'orderNo',
  'state',
  'amount',
  'fee',
  'currency',
  'provider',
  'paymentNo',
  'transaction',
  'attempts',
  'acceptedAt',
  'ended',
  'madeBy',
  'reference',
] as const

/**
 * The ledger with headings in the language of the request; amounts have no sign of a currency, so that they can be
 * summed.
 */
export const presentLedgerCsv = (
  entries: readonly LedgerRow[],
  { language, now }: { language: Language; now: Instant },
) => {
  const t = serviceTexts(language)
  const toCells = (row: LedgerRow): Record<(typeof COLUMNS)[number], string | number> => ({
    refundNo: row.refund_no,
    orderNo: row.order_no,
    state: t(`refundState.${row.state}`),
    amount: formatUnits(row.amount_cents),
    fee: formatUnits(row.fee_cents),
    currency: row.currency,
    provider: row.provider,
    paymentNo: row.request_no ?? '',
    transaction: row.transaction_id ?? '',
    attempts: row.checks,
    acceptedAt: wireMoment(row.created_at),
    ended: row.ended_at === null ? '' : wireMoment(row.ended_at),
    madeBy: row.maker_name ?? row.made_by ?? '',
    reference: row.reference ?? '',
  })
  const columns = COLUMNS.map((column) => ({
    header: t(`refundExport.${column}`),
    value: (cells: ReturnType<typeof toCells>) => cells[column],
  }))
  return { fileName: `refunds-${civilDateAt(now)}.csv`, csv: toCsv(columns, entries.map(toCells)) }
}
