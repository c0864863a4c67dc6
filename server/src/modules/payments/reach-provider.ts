import { Refusal } from '../../errors'
import { ProviderFault } from './provider-fault'

/** Runs a conversation with a provider for a passenger who waits: its faults become PROVIDER_UNREACHABLE and a log line. */
export const reachProvider = async <Result>(
  log: { warn: (about: object, text: string) => void },
  talk: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await talk()
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, kind: error.kind, field: error.field }, 'payment provider: no usable answer')
    throw new Refusal('PROVIDER_UNREACHABLE')
  }
}
