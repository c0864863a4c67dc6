import { BASE_PATH } from '@shuttle/contracts'
import type { Config } from '../config'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../modules/sessions'
import { DEMO_FACTOR_SECRET, DEMO_STAFF } from '../modules/staff'
import { toListenAddresses } from './listen'

/** What is printed when it can be shown and can sell, as `/health/ready` says it. */
export const readyLine = ({ role, publicUrl }: Config): string =>
  `Bridge Shuttle is ready: ${publicUrl}${role === 'api' ? '/api/openapi.json' : BASE_PATH}`

/** What is printed when everything listens. */
export const greeting = (config: Config): string[] => {
  const { site, sandbox } = toListenAddresses(config)
  return [
    `Bridge Shuttle listens at ${site.host}:${site.port}, role ${config.role}`,
    ...(sandbox
      ? [
          `Sandbox of the card gateway: http://${sandbox.host}:${sandbox.port}/`,
          `Demo accounts, password ${DEMO_PASSWORD}:`,
          ...DEMO_ACCOUNTS.map(({ email, level }) => `  ${email} (level ${level})`),
          ...DEMO_STAFF.map(({ email, role }) => `  ${email} (level 9, ${role})`),
          `  secret of the authenticator app of ${DEMO_STAFF[0].email}: ${DEMO_FACTOR_SECRET}`,
        ]
      : []),
  ]
}
