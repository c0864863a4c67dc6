import { toPlainSigns } from '@shuttle/domain'

/** Digits of an authenticator app, or the twenty letters of a recovery code; spaces and dashes are ignored. */
const DIGITS = /^\d{6}$/
const RECOVERY = /^[0-9a-f]{20}$/

export type FactorCodeFault = 'FACTOR_BLANK' | 'FACTOR_MALFORMED' | 'RECOVERY_MALFORMED'

const squeeze = (typed: string): string => toPlainSigns(typed).toLowerCase().replace(/[\s-]/g, '')

/** Checks a typed code before it is sent, because the service makes the user wait after wrong codes in a row. */
export const findFactorCodeFault = (typed: string, kind: 'app' | 'recovery'): FactorCodeFault | undefined => {
  const code = squeeze(typed)
  if (code === '') return 'FACTOR_BLANK'
  if (kind === 'app') return DIGITS.test(code) ? undefined : 'FACTOR_MALFORMED'
  return RECOVERY.test(code) ? undefined : 'RECOVERY_MALFORMED'
}
