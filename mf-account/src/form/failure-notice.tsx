import { Notice } from '@shuttle/ui'
import type { FormFailure } from '../domain/form-failure'
import { useFailureText } from './use-failure-text'

const NETWORK = ['OFFLINE', 'UNREACHABLE']

/** What went wrong with the attempt, unless a field says it. */
export const FailureNotice = ({ failure }: { failure: FormFailure | undefined }) => {
  const textOf = useFailureText()
  if (!failure || failure.field) return null
  return (
    <Notice kind={NETWORK.includes(failure.code) ? 'warning' : 'danger'} announce>
      {textOf(failure)}
    </Notice>
  )
}
