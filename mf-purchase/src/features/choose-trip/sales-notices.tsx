import { type SalesPolicy, salesNotices } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { Notice } from '@shuttle/ui'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'

const MINUTE_MS = 60_000

interface SalesNoticesProps {
  policy: SalesPolicy
  lineCode: string
  /** Undefined for a visitor. */
  level: number | undefined
}

/** What the sales policy announces on a line today: epidemic control (purchase 5, dates and time choices). */
export const SalesNotices = ({ policy, lineCode, level }: SalesNoticesProps) => {
  const t = useTicketDetailsTexts()
  const now = useNow(MINUTE_MS)
  return salesNotices(policy, { lineCode, level }, now).map((notice) => (
    <Notice key={notice} kind="warning" title={t('restriction.title')}>
      {t('restriction.notice')}
    </Notice>
  ))
}
