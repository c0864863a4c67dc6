import { Notice } from '@shuttle/ui'
import { type FormFailure, isOfNetwork } from '../domain/form-failure'
import { useFailureText } from './use-failure-text'

/** What went wrong with the attempt, unless a field says it. */
export const FailureNotice = ({ failure }: { failure: FormFailure | undefined }) => {
  const textOf = useFailureText()
  if (!failure || failure.field) return null
  return (
    <Notice kind={isOfNetwork(failure) ? 'warning' : 'danger'} announce>
      {textOf(failure)}
    </Notice>
  )
}
