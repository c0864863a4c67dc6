import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'
import { CURRENCIES, FARE_TYPES } from './fee-question'

/** The form of the calculator, so that a result can be shared as a link. */
export const FEE_ADDRESS = defineAddress({
  tab: 'calculator',
  params: {
    orderNo: PARAM.text,
    lineCode: PARAM.text,
    fareType: PARAM.code(FARE_TYPES, 'day'),
    currency: PARAM.code(CURRENCIES, 'HKD'),
    fare: PARAM.text,
    saleTime: PARAM.text,
    departTime: PARAM.text,
    at: PARAM.text,
  },
})
