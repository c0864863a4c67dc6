import { lazyPart } from '@shuttle/booking/checkout'
import type { AirportPartsProps } from './airport-parts'

/** Loaded with an airport order only: most orders are of bus lines. */
export const LazyAirportParts = lazyPart<AirportPartsProps>(
  async () => {
    const { AirportParts } = await import(/* webpackChunkName: "airport-parts" */ './airport-parts')
    return AirportParts
  },
  // The failure is shown; the page does without them.
  () => undefined,
)
