import { Notice } from '@shuttle/ui'
import type { SignInFailure } from '../../domain/sign-in-failure'
import { useTexts } from '../../i18n/use-texts'

/** What went wrong with the attempt, unless a field says it. */
export const FailureNotice = ({ failure }: { failure: SignInFailure | undefined }) => {
  const t = useTexts()
  if (!failure || (failure.kind === 'known' && failure.code === 'BAD_CREDENTIALS')) return null
  const isNetwork = failure.kind === 'known' && (failure.code === 'OFFLINE' || failure.code === 'UNREACHABLE')
  return (
    <Notice kind={isNetwork ? 'warning' : 'danger'} announce>
      {failure.kind === 'told' ? failure.message : t(`refusal.${failure.code}`)}
    </Notice>
  )
}
