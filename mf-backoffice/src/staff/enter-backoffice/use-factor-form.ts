import { useForm } from '@shuttle/forms'
import { type FactorCodeFault, findFactorCodeFault } from '../domain/check-factor-code'
import { useFactorTexts } from '../texts/use-factor-texts'

interface FactorFormOptions<Result> {
  name: string
  kind: 'app' | 'recovery'
  send: (code: string) => Promise<Result>
  onDone: (result: Result) => void
  onFailure?: (error: unknown) => void
}

/** A form with one code; a refused code is cleared, because digits are valid once. */
export const useFactorForm = <Result>({ name, kind, send, onDone, onFailure }: FactorFormOptions<Result>) => {
  const t = useFactorTexts()
  return useForm<{ code: string }, Result, FactorCodeFault>({
    name: `mf-backoffice: ${name}`,
    initial: () => ({ code: '' }),
    check: ({ code }) => ({ code: findFactorCodeFault(code, kind) }),
    texts: {
      FACTOR_BLANK: t('give.blank'),
      FACTOR_MALFORMED: t('give.digitsWrong'),
      RECOVERY_MALFORMED: t('give.recoveryWrong'),
    },
    send: ({ code }) => send(code),
    onDone,
    ...(onFailure && { onFailure }),
    fieldForCode: (code) => (code === 'STAFF_FACTOR_WRONG' ? 'code' : undefined),
    clearedByFailure: { code: '' },
  })
}
