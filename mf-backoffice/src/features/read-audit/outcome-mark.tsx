import { StateMark } from '@shuttle/ui/backoffice'
import type { AuditEvent } from '../../calls/audit'
import { useIndexTexts } from '../../i18n/use-index-texts'

export const OutcomeMark = ({ event: { isRefused, refusal } }: { event: AuditEvent }) => {
  const t = useIndexTexts()
  return isRefused ? (
    <StateMark glyph="ended" tone="danger">
      {t('audit.refused', { code: refusal })}
    </StateMark>
  ) : (
    <StateMark glyph="done" tone="success">
      {t('audit.done')}
    </StateMark>
  )
}
