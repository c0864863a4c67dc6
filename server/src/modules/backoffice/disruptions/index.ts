export { registerDelays } from './delays.routes'
export { findDisruptedOrder } from './disruptions.repository'
export { registerDisruptions } from './disruptions.routes'
export { runDisruptions } from './run-disruptions'
