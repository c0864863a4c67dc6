import { useSession } from '@shuttle/host'

/** Id of the signed-in member; empty for a visitor. */
export const useMemberId = (): string => {
  const session = useSession()
  return session.kind === 'member' ? session.user.memberId : ''
}
