import type { LanguageCode } from '@shuttle/contracts'
import { queryTerms } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import type { PurchaseTerms } from './purchase-terms'
import { purchaseTermsFromWire } from './purchase-terms.mapper'

/** Fares on sale and refund policy of today, in the language of a terms page. Public. */
export const fetchPurchaseTerms = async (language: LanguageCode, options: CallOptions = {}): Promise<PurchaseTerms> =>
  purchaseTermsFromWire(await callService(queryTerms, { language }, options))
