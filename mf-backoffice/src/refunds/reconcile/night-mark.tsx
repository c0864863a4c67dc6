import { StateMark } from '@shuttle/ui/backoffice'
import type { Night } from '@shuttle/wire/staff'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'

const MARKS = {
  waiting: ['waiting', 'neutral', 'waiting'],
  running: ['waiting', 'info', 'running'],
  compared: ['done', 'success', 'compared'],
  'not-compared': ['attention', 'danger', 'notCompared'],
} as const

/** State of the comparison of a day; open differences take precedence over done. */
export const NightMark = ({ night: { state, openDifferences } }: { night: Night }) => {
  const t = useReconciliationTexts()
  if (state === 'compared' && openDifferences > 0)
    return (
      <StateMark glyph="differs" tone="warning">
        {t('night.differs', { count: openDifferences })}
      </StateMark>
    )
  const [glyph, tone, key] = MARKS[state]
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`night.${key}`)}
    </StateMark>
  )
}
