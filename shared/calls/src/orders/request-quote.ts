import { buyTicket } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { quoteToWire } from './order.request'
import type { Quote, QuoteRequest } from './order-draft'
import { quoteFromWire } from './quote.mapper'

/** Asks the server for the price of a draft; needs no sign-in and reserves nothing. Refused: SOLD_OUT, dates, counts. */
export const requestQuote = async (draft: QuoteRequest, options: Pick<CallOptions, 'signal'> = {}): Promise<Quote> =>
  quoteFromWire((await callService(buyTicket, quoteToWire(draft), options)).responseData)
