export { writeOrderExports } from './export/order-exports.routes'
export { ordersExportedMail } from './export/orders-exported-mail'
export { registerOfficeOrders } from './office-orders.routes'
