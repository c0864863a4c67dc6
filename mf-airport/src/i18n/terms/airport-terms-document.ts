import type { TermsDocument } from '@shuttle/booking/terms'

/** What stands in a section of these terms from the settings of the lines and the refund policy. */
export type AirportPart = 'fares' | 'connection' | 'limits' | 'change' | 'refund'

export type AirportTermsDocument = TermsDocument<AirportPart>
