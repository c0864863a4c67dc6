import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '@shuttle/server/filling'
import { DEMO_FACTOR_SECRET, DEMO_STAFF } from './demo-staff'

/** The accounts and how they sign in, one per line. */
export const listAccounts = (): string[] => [
  `Demo accounts, password ${SAMPLE_PASSWORD}:`,
  ...SAMPLE_ACCOUNTS.map(({ email, level }) => `  ${email} (level ${level})`),
  ...DEMO_STAFF.map(({ email, role }) => `  ${email} (level 9, ${role})`),
  `  secret of the authenticator app of ${DEMO_STAFF[0].email}: ${DEMO_FACTOR_SECRET}`,
]
