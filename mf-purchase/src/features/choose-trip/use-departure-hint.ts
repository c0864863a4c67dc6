import type { ChoosableDeparture } from '../../domain/departure-choices'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'

/** At or below this number of seats, the hint uses another text. */
const FEW_SEATS = 10

/** The hint beside a departure: its seats left, or why it cannot be chosen. */
export const useDepartureHint = (): ((choice: ChoosableDeparture) => string) => {
  const t = useTicketDetailsTexts()
  return ({ refusal, seatsLeft }) => {
    switch (refusal) {
      case undefined:
        return t(seatsLeft <= FEW_SEATS ? 'departure.fewSeats' : 'departure.seatsLeft', { count: seatsLeft })
      case 'DEPARTURE_SOLD_OUT':
        return seatsLeft === 0 ? t('departure.soldOut') : t('departure.fewSeats', { count: seatsLeft })
      case 'DEPARTURE_OVER_CAPACITY':
        return t('departure.overCapacity')
      case 'DEPARTURE_CLOSED':
        return t('departure.closed')
      case 'DEPARTURE_PAUSED':
        return t('departure.paused')
      case 'DEPARTED':
        return t('departure.departed')
      case 'BEFORE_OUTBOUND':
        return t('departure.beforeOutbound')
    }
  }
}
