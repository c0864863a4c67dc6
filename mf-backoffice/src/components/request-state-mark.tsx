import type { RefundRequestState } from '@shuttle/domain'
import { StateMark } from '@shuttle/ui/desk'
import { useMoneyTexts } from '../i18n/use-money-texts'

const LOOKS = {
  waiting: ['waiting', 'warning'],
  approved: ['done', 'success'],
  rejected: ['ended', 'neutral'],
  withdrawn: ['back', 'neutral'],
  overtaken: ['used', 'neutral'],
} as const

/** The state of a request; undefined is one that this build does not know. */
export const RequestStateMark = ({ state }: { state: RefundRequestState | undefined }) => {
  const t = useMoneyTexts()
  const [glyph, tone] = state ? LOOKS[state] : (['attention', 'neutral'] as const)
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`requestState.${state ?? 'unknown'}`)}
    </StateMark>
  )
}
