export { configureTransport } from './configure-transport'
export { send } from './send'
export type { Answer, SendOptions, TransportOptions } from './transport'
