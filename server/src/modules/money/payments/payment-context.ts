import type { AppContext } from '../../../runtime/context'
import type { PaymentMethods } from './payment-provider'

/** Context of the commands of payments: the service's context, and the configured payment methods. */
export interface PaymentContext extends Pick<AppContext, 'db' | 'clock' | 'log' | 'metrics'> {
  methods: PaymentMethods
}
