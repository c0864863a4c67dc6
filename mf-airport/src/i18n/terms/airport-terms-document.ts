import type { TermsDocument } from '@shuttle/booking/terms'

/** Parts of these terms that are rendered from the settings of the lines and the refund policy. */
export type TermsPart = 'fares' | 'connection' | 'limits' | 'change' | 'refund'

export type AirportTermsDocument = TermsDocument<TermsPart>
