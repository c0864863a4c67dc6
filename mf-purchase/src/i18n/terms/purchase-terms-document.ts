import type { TermsDocument } from '@shuttle/booking/terms'

/** Parts of these terms that are rendered from the records of the service. */
export type TermsPart = 'fares' | 'limits' | 'refund' | 'exceptions'

export type PurchaseTermsDocument = TermsDocument<TermsPart>
