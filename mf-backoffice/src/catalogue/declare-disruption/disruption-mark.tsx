import type { Tone } from '@shuttle/ui'
import { type Glyph, StateMark } from '@shuttle/ui/backoffice'
import type { Disruption } from '@shuttle/wire/staff'
import { useDisruptionTexts } from '../texts/use-disruption-texts'

const MARKS = {
  running: ['waiting', 'info'],
  paused: ['paused', 'warning'],
  cancelled: ['ended', 'neutral'],
  done: ['done', 'success'],
} as const satisfies Record<Disruption['state'], readonly [Glyph, Tone]>

/** Progress of a disruption; failed orders are named beside it. */
export const DisruptionMark = ({ state }: Pick<Disruption, 'state'>) => {
  const t = useDisruptionTexts()
  const [glyph, tone] = MARKS[state]
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`state.${state}`)}
    </StateMark>
  )
}
