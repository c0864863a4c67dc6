import type { ReturnHint } from '@shuttle/contracts'
import type { AppContext } from '../../context'
import { askProvider } from './ask-provider'
import type { PaymentProvider } from './payment-provider'
import type { PaymentAttemptRow } from './payment-tables'

/**
 * For a browser that a provider sent back without a word: how it seems to have ended, by asking the provider. Where nothing can
 * be learned the screen asks on by itself.
 */
export const hintByAsking = async (
  context: Pick<AppContext, 'db' | 'clock'>,
  provider: PaymentProvider,
  attempt: PaymentAttemptRow,
  log: { warn: (about: object, text: string) => void },
): Promise<ReturnHint> => {
  try {
    const verdict = await askProvider(context, provider, attempt)
    if (verdict.kind === 'booked') return 'done'
    return verdict.kind === 'declined' ? 'failed' : 'cancelled'
  } catch (error) {
    log.warn({ err: error, requestNo: attempt.request_no }, 'provider return: the provider could not be asked')
    return 'done'
  }
}
