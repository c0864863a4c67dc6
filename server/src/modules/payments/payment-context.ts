import type { AppContext } from '../../context'
import type { PaymentMethods } from './payment-provider'

/** What the commands of payments are given: the service's context, and the ways to pay that the settings name. */
export interface PaymentContext extends Pick<AppContext, 'db' | 'clock' | 'log' | 'metrics'> {
  methods: PaymentMethods
}
