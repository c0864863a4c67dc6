import { StateMark } from '@shuttle/ui/desk'
import type { Act } from '../../calls/audit'
import { useIndexTexts } from '../../i18n/use-index-texts'

export const OutcomeMark = ({ act: { isRefused, refusal } }: { act: Act }) => {
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
