import type { RefundRequestState } from '@shuttle/domain'
import { StateMark } from '@shuttle/ui/backoffice'
import { useMoneyTexts } from './texts/use-money-texts'

const MARKS = {
  waiting: ['waiting', 'warning'],
  approved: ['done', 'success'],
  rejected: ['ended', 'neutral'],
  withdrawn: ['back', 'neutral'],
  overtaken: ['used', 'neutral'],
} as const

/** The state of a request; undefined is one that this build does not know. */
export const RequestStateMark = ({ state }: { state: RefundRequestState | undefined }) => {
  const t = useMoneyTexts()
  const [glyph, tone] = state ? MARKS[state] : (['attention', 'neutral'] as const)
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`requestState.${state ?? 'unknown'}`)}
    </StateMark>
  )
}
