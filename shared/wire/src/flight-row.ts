import * as z from 'zod/mini'

/**
 * Days and times are plain texts here: an invalid field is refused by a code of its own, not as an unreadable request.
 */
const text = z._default(z.string(), '')

/** The flight that a ride of the airport line connects with (accounts 3, airport fields). */
export const flightRow = z.looseObject({
  flightNo: text,
  airline: text,
  origin: text,
  destination: text,
  transit: text,
  /** Take-off towards the airport, landing from it; Hong Kong time. `yyyy-MM-dd` and `HH:mm:ss`. */
  flightDate: text,
  flightTime: text,
})
