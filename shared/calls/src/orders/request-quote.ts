import { buyTicket } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { quoteToWire } from './order.request'
import type { OrderDraft, Quote } from './order-draft'
import { quoteFromWire } from './quote.mapper'

/** Asks the server for the price of a draft; needs no sign-in and reserves nothing. Refused: SOLD_OUT, dates, counts. */
export const requestQuote = async (draft: OrderDraft, options: Pick<AskOptions, 'signal'> = {}): Promise<Quote> =>
  quoteFromWire((await ask(buyTicket, quoteToWire(draft), options)).responseData)
