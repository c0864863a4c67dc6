import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** The line, and the open form: `price` or `seats` with a fare type, and the first day; without one the form has it. */
export const PRICES_ADDRESS = defineAddress({
  tab: 'prices',
  params: { line: PARAM.text, price: PARAM.text, seats: PARAM.text, from: PARAM.text },
})

/** Values of an address without a form. */
export const NO_PRICE_FORM = { price: '', seats: '', from: '' }
