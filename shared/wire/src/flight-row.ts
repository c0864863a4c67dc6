import * as z from 'zod/mini'
import { optionalDate, optionalTime } from './scalars'

/** The flight that a ride of the airport line connects with (accounts 3, airport fields); what is wrong with it is refused field by field. */
export const flightRow = z.looseObject({
  flightNo: z._default(z.string(), ''),
  airline: z._default(z.string(), ''),
  origin: z._default(z.string(), ''),
  destination: z._default(z.string(), ''),
  transit: z._default(z.string(), ''),
  /** Take-off towards the airport, landing from it; Hong Kong time. */
  flightDate: z._default(optionalDate, ''),
  flightTime: z._default(optionalTime, ''),
})
