import type { Tone } from '@shuttle/ui'
import { type Glyph, StateMark } from '@shuttle/ui/backoffice'
import { useDisruptionTexts } from '../../i18n/use-disruption-texts'

const MARKS = {
  RUNNING: ['waiting', 'info'],
  PAUSED: ['paused', 'warning'],
  CANCELLED: ['ended', 'neutral'],
  DONE: ['done', 'success'],
} as const satisfies Record<string, readonly [Glyph, Tone]>

/** Progress of a disruption; failed orders are named beside it. */
export const DisruptionMark = ({ state }: { state: string }) => {
  const t = useDisruptionTexts()
  if (!Object.hasOwn(MARKS, state)) return <StateMark glyph="note">{t('state.unknown')}</StateMark>
  const [glyph, tone] = MARKS[state as keyof typeof MARKS]
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`state.${state as keyof typeof MARKS}`)}
    </StateMark>
  )
}
