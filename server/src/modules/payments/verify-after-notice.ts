import type { AppContext } from '../../context'
import type { PaymentProvider } from './payment-provider'
import type { PaymentAttemptRow } from './payment-tables'
import { ProviderFault } from './provider-fault'
import { verifyAttempt } from './verify-attempt'

/** Asks because a notice came. False when the provider gave no usable answer: then the notice has to come again. */
export const verifyAfterNotice = async (
  context: Pick<AppContext, 'db' | 'clock'>,
  provider: PaymentProvider,
  attempt: PaymentAttemptRow,
  log: { warn: (about: object, text: string) => void },
): Promise<boolean> => {
  try {
    await verifyAttempt(context, provider, attempt)
    return true
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, requestNo: attempt.request_no }, 'provider notice: the provider could not be asked')
    return false
  }
}
