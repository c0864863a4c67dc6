import { ProviderFault } from '../payment-provider'

/** The state that was read, or the kind of the fault. */
export const readState = async (talk: Promise<{ state: string }>): Promise<string> => {
  try {
    return (await talk).state
  } catch (error) {
    if (error instanceof ProviderFault) return `fault: ${error.kind}`
    throw error
  }
}

/** Codes that no table has; the last two are names that every object inherits. */
export const UNKNOWN_CODES = ['SOMETHING_NEW', 'success', '', 'constructor', 'toString']
