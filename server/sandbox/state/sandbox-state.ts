import { randomBytes } from 'node:crypto'
import type { Fault, FaultKind } from '../faults/fault'
import type { SlidePass } from '../slide/slide-pass'
import type { CheckoutSession } from './checkout-session'
import type { GatewayOrder } from './gateway-order'
import type { PendingPayment } from './pending-payment'

/** All a sandbox remembers; gone with the process. */
export interface SandboxState {
  sessions: Map<string, CheckoutSession>
  orders: Map<string, GatewayOrder>
  /** Slides that were believed, by session id. */
  slides: Map<string, SlidePass>
  /** Payments of the providers beside the card gateway, by what opens them. */
  pending: Map<string, PendingPayment>
  /** Nonces that signed requests have used. */
  nonces: Set<string>
  faults: Fault[]
  newId: (prefix: string) => string
  /** The first fault of a kind that concerns this order; counts its use. */
  takeFault: (kind: FaultKind, about: { reference?: string | undefined; operation?: string }) => Fault | undefined
}

const concerns = (fault: Fault, about: { reference?: string | undefined; operation?: string }): boolean =>
  (fault.reference === undefined || fault.reference === about.reference) &&
  (fault.operation === undefined || fault.operation === about.operation)

export const createSandboxState = (): SandboxState => {
  const state: SandboxState = {
    sessions: new Map(),
    orders: new Map(),
    slides: new Map(),
    pending: new Map(),
    nonces: new Set(),
    faults: [],
    newId: (prefix) => `${prefix}${randomBytes(9).toString('hex').toUpperCase()}`,
    takeFault: (kind, about) => {
      const fault = state.faults.find((each) => each.kind === kind && concerns(each, about))
      if (!fault) return undefined
      fault.times -= 1
      if (fault.times <= 0) state.faults = state.faults.filter((each) => each !== fault)
      return fault
    },
  }
  return state
}
