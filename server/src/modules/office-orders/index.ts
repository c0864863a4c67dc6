export { registerOfficeOrders } from './office-orders.routes'
