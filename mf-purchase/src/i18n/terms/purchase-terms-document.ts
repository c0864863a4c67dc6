import type { TermsDocument } from '@shuttle/booking/terms'

/** What stands in a section of these terms from the records of the service. */
export type LivePart = 'fares' | 'limits' | 'refund' | 'exceptions'

export type PurchaseTermsDocument = TermsDocument<LivePart>
