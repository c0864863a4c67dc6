export { registerBackofficeOrders } from './backoffice-orders.routes'
export { orderList } from './search/order-list.file'
