import { StateMark } from '@shuttle/ui/backoffice'
import type { AuditEvent } from '@shuttle/wire/staff'
import { useIndexTexts } from '../../kit/texts/use-index-texts'

export const OutcomeMark = ({ event: { outcome, refusal = '' } }: { event: AuditEvent }) => {
  const t = useIndexTexts()
  return outcome === 'refused' ? (
    <StateMark glyph="ended" tone="danger">
      {t('audit.refused', { code: refusal })}
    </StateMark>
  ) : (
    <StateMark glyph="done" tone="success">
      {t('audit.done')}
    </StateMark>
  )
}
