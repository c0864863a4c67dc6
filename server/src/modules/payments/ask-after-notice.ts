import type { AppContext } from '../../context'
import { askProvider } from './ask-provider'
import type { PaymentProvider } from './payment-provider'
import type { PaymentAttemptRow } from './payment-tables'
import { ProviderFault } from './provider-fault'

/** Asks because a notice came. False when the provider gave no usable answer: then the notice has to come again. */
export const askAfterNotice = async (
  context: Pick<AppContext, 'db' | 'clock'>,
  provider: PaymentProvider,
  attempt: PaymentAttemptRow,
  log: { warn: (about: object, text: string) => void },
): Promise<boolean> => {
  try {
    await askProvider(context, provider, attempt)
    return true
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, requestNo: attempt.request_no }, 'provider notice: the provider could not be asked')
    return false
  }
}
