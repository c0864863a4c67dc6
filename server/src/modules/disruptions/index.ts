export { registerDisruptions } from './disruptions.routes'
export { findDisruptedOrder } from './disruptions.repository'
export { runDisruptions } from './run-disruptions'
