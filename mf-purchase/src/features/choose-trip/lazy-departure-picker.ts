import { lazyPart } from '@shuttle/booking/checkout'
import type { DeparturePickerProps } from './departure-picker'

/** The departures of a day; the list is loaded when it is first opened. */
export const LazyDeparturePicker = lazyPart<DeparturePickerProps>(
  async () => {
    const { DeparturePicker } = await import(/* webpackChunkName: "departure-picker" */ './departure-picker')
    return DeparturePicker
  },
  ({ onClose }) => onClose(),
)
