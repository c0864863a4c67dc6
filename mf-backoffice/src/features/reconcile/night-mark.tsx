import { StateMark } from '@shuttle/ui/backoffice'
import type { Night } from '../../calls/nights'
import { useReconciliationTexts } from '../../i18n/use-reconciliation-texts'

const MARKS = {
  WAITING: ['waiting', 'neutral', 'waiting'],
  RUNNING: ['waiting', 'info', 'running'],
  COMPARED: ['done', 'success', 'compared'],
  NOT_COMPARED: ['attention', 'danger', 'notCompared'],
} as const

/** State of the comparison of a day; open differences take precedence over done. */
export const NightMark = ({ night: { state, openDifferences } }: { night: Night }) => {
  const t = useReconciliationTexts()
  if (!Object.hasOwn(MARKS, state)) return state
  if (state === 'COMPARED' && openDifferences > 0)
    return (
      <StateMark glyph="differs" tone="warning">
        {t('night.differs', { count: openDifferences })}
      </StateMark>
    )
  const [glyph, tone, key] = MARKS[state as keyof typeof MARKS]
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`night.${key}`)}
    </StateMark>
  )
}
