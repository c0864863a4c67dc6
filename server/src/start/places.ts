import type { Config } from '../config'
import type { Place } from './port-fault'

/** Where the process of these settings listens; the sandbox only beside a service that is not in production. */
export const placesOf = ({ host, port, sandboxPort, production, role }: Config): { site: Place; sandbox?: Place } => ({
  site: { host, port, setting: 'PORT' },
  ...(!production && role !== 'delivery' && { sandbox: { host, port: sandboxPort, setting: 'SANDBOX_PORT' } }),
})
