import type { ReturnHint } from '@shuttle/contracts'
import type { AppContext } from '../../context'
import type { PaymentProvider } from './payment-provider'
import type { PaymentAttemptRow } from './payment-tables'
import { verifyAttempt } from './verify-attempt'

type HintContext = Pick<AppContext, 'db' | 'clock'>
interface Return {
  provider: PaymentProvider
  attempt: PaymentAttemptRow
  /** What the provider's address said; undefined where it sends people back without a word. */
  said: ReturnHint | undefined
}

/**
 * How it seems to have ended, for a browser that comes back from a provider's site. The provider is asked whatever was said, so that
 * paid money is booked before the screen looks at the deadline. Where nothing can be learned the screen asks on by itself.
 */
export const getReturnHint = async (
  context: HintContext,
  { provider, attempt, said }: Return,
  log: { warn: (about: object, text: string) => void },
): Promise<ReturnHint> => {
  try {
    const verdict = await verifyAttempt(context, provider, attempt)
    if (verdict.kind === 'booked') return 'done'
    return said ?? (verdict.kind === 'declined' ? 'failed' : 'cancelled')
  } catch (error) {
    log.warn({ err: error, requestNo: attempt.request_no }, 'provider return: the provider could not be asked')
    return said ?? 'done'
  }
}
