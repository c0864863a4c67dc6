import { useSession } from '@shuttle/host'

/** Empty while nobody is signed in. */
export const useMemberId = (): string => {
  const session = useSession()
  return session.kind === 'member' ? session.user.memberId : ''
}
