export { registerOfficeOrders } from './office-orders.routes'
export { orderList } from './search/order-list.file'
