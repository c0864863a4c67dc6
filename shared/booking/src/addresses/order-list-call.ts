import type { FirstCall } from '@shuttle/contracts'

/**
 * First call of a list of orders, by its tab in the address: identical to the query of `useOrderList`, so that it finds
 * the answer.
 */
export const orderListCall: FirstCall = {
  path: 'wx/query.wx.order.record',
  body: {
    ticketCategory: '1,2',
    rowCount: '20',
    nextOrderNo: '',
    orderStatus: { query: 'tab1', values: { '': '1,5', '0': '1,5', '1': '0', '2': '' } },
  },
  access: 'member',
}

/** The same of the orders of the airport line. */
export const airportListCall: FirstCall = { ...orderListCall, body: { ...orderListCall.body, airport: '1' } }
