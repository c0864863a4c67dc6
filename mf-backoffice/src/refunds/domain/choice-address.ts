import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** An order and its picked tickets. */
export const CHOICE_ADDRESS = defineAddress({ params: { orderNo: PARAM.text, tickets: PARAM.list } })
