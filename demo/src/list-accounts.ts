import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '@shuttle/server/filling'
import { DEMO_FACTOR_SECRET, DEMO_STAFF } from './demo-staff'

/** Who can sign in, and how, a line each. */
export const listAccounts = (): string[] => [
  `Demo accounts, password ${SAMPLE_PASSWORD}:`,
  ...SAMPLE_ACCOUNTS.map(({ email, level }) => `  ${email} (level ${level})`),
  ...DEMO_STAFF.map(({ email, role }) => `  ${email} (level 9, ${role})`),
  `  secret of the authenticator app of ${DEMO_STAFF[0].email}: ${DEMO_FACTOR_SECRET}`,
]
