import { Notice } from '@shuttle/ui'
import { type FormFailure, isNetworkFailure } from './failure'
import { useFailureText } from './use-failure-text'

/** Why the last try failed, announced to readers of a screen. */
export const FailureNotice = ({ failure }: { failure: FormFailure | undefined }) => {
  const toText = useFailureText()
  if (!failure) return null
  return (
    <Notice kind={isNetworkFailure(failure) ? 'warning' : 'danger'} announce>
      {toText(failure)}
    </Notice>
  )
}
