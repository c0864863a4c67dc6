import { StateMark } from '@shuttle/ui/desk'
import type { Night } from '../../calls/nights'
import { useReconciliationTexts } from '../../i18n/use-reconciliation-texts'

const LOOKS = {
  WAITING: ['waiting', 'neutral', 'waiting'],
  RUNNING: ['waiting', 'info', 'running'],
  COMPARED: ['done', 'success', 'compared'],
  NOT_COMPARED: ['attention', 'danger', 'notCompared'],
} as const

/** State of the comparison of a day; open differences take precedence over done. */
export const NightMark = ({ night: { state, openDifferences } }: { night: Night }) => {
  const t = useReconciliationTexts()
  if (!Object.hasOwn(LOOKS, state)) return state
  if (state === 'COMPARED' && openDifferences > 0)
    return (
      <StateMark glyph="differs" tone="warning">
        {t('night.differs', { count: openDifferences })}
      </StateMark>
    )
  const [glyph, tone, key] = LOOKS[state as keyof typeof LOOKS]
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`night.${key}`)}
    </StateMark>
  )
}
