import type { Instant } from '@shuttle/domain'
import type { StatementRow } from '../payment-provider'
import { downloadFromGateway, type GatewaySettings } from './call-gateway'
import { REPORT_COLUMNS, readStatement } from './read-statement'

/** Timestamps of a report have whole seconds, in UTC. */
const toSeconds = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

/** The transactions of a period by the Reporting API, which has a password of its own; the end is excluded. */
export const fetchReport = async (
  settings: GatewaySettings,
  password: string,
  { from, until }: { from: Instant; until: Instant },
): Promise<StatementRow[]> => {
  const query = new URLSearchParams({
    'timeOfRecord.start': toSeconds(from),
    'timeOfRecord.end': toSeconds(until),
    columns: REPORT_COLUMNS.join(),
    columnHeaders: REPORT_COLUMNS.join(),
  })
  const path = `history/version/1/merchant/${encodeURIComponent(settings.merchant)}/transaction?${query}`
  return readStatement(await downloadFromGateway(settings, { path, password }))
}
