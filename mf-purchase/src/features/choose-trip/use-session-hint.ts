import type { SessionChoice } from '../../domain/session-choices'
import { useTexts } from '../../i18n/use-texts'

/** Few seats are worth saying another way. */
const FEW_SEATS = 10

/** What stands beside a session: its seats left, or why it cannot be chosen. */
export const useSessionHint = (): ((choice: SessionChoice) => string) => {
  const t = useTexts()
  return ({ refusal, seatsLeft }) => {
    switch (refusal) {
      case undefined:
        return t(seatsLeft <= FEW_SEATS ? 'session.fewSeats' : 'session.seatsLeft', { count: seatsLeft })
      case 'DEPARTURE_SOLD_OUT':
        return seatsLeft === 0 ? t('session.soldOut') : t('session.fewSeats', { count: seatsLeft })
      case 'DEPARTURE_OVER_CAPACITY':
        return t('session.overCapacity')
      case 'DEPARTURE_CLOSED':
        return t('session.closed')
      case 'DEPARTURE_PAUSED':
        return t('session.paused')
      case 'DEPARTED':
        return t('session.departed')
      case 'BEFORE_OUTBOUND':
        return t('session.beforeOutbound')
    }
  }
}
