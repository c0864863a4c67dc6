import { ORDER_STATUS } from '@shuttle/calls/staff'

/** Every state of an order with its code, as filters send it. */
export const ORDER_STATUS_BY_CODE = Object.entries(ORDER_STATUS)
