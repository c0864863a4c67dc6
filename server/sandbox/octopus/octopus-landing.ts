import type { LandingProvider } from '../landing/landing.routes'
import { OCTOPUS_NAME } from './octopus.routes'
import { notifyOctopusMerchant, resultNotice } from './result-notice'

/** The payer's page of Octopus: every end is posted to the gateway, whose answer says where the payer goes next. */
export const octopusLanding = (at: Parameters<typeof notifyOctopusMerchant>[0]): LandingProvider => ({
  name: OCTOPUS_NAME,
  notice: (payment) => resultNotice(at, payment, 'paid'),
  returnFields: () => ({}),
  settle: (payment, outcome) => notifyOctopusMerchant(at, payment, outcome),
})
