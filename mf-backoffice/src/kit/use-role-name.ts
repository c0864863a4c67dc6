import { useTexts } from '../i18n/use-texts'

const KEYS = {
  none: 'none',
  support: 'support',
  'refund-clerk': 'refundClerk',
  finance: 'finance',
  supervisor: 'supervisor',
  auditor: 'auditor',
  gate: 'gate',
} as const

/** The name of a role; an unknown role is shown as the service spells it. */
export const useRoleName = (): ((role: string) => string) => {
  const t = useTexts()
  return (role) => (Object.hasOwn(KEYS, role) ? t(`role.${KEYS[role as keyof typeof KEYS]}`) : role)
}
