import type { LanguageCode } from '@shuttle/contracts'
import { queryTerms } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import type { PurchaseTerms } from './purchase-terms'
import { purchaseTermsFromWire } from './purchase-terms.mapper'

/** Fares on sale and refund policy of today, in the language of a terms page. Public. */
export const fetchPurchaseTerms = async (language: LanguageCode, options: AskOptions = {}): Promise<PurchaseTerms> =>
  purchaseTermsFromWire(await ask(queryTerms, { language }, options))
