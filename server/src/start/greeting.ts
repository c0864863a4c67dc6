import { BASE_PATH } from '@shuttle/contracts'
import type { Config } from '../config/config'
import { toListenAddresses } from './listen'

/** The line that is printed when pages can be shown and tickets sold, according to `/health/ready`. */
export const readyLine = ({ role, publicUrl }: Config): string =>
  `Bridge Shuttle is ready: ${publicUrl}${role === 'api' ? '/api/openapi.json' : BASE_PATH}`

const NO_PROBE = 'PROBE_COMMAND is not set: a version whose code throws is an alert and is not withdrawn automatically'

/** What is printed when everything listens. */
export const greeting = (config: Config): string[] => {
  const { site, sandbox } = toListenAddresses(config)
  return [
    `Bridge Shuttle listens at ${site.host}:${site.port}, role ${config.role}`,
    ...(config.production && config.role !== 'delivery' && config.probeCommand === undefined ? [NO_PROBE] : []),
    ...(sandbox ? [`Sandbox of the card gateway: http://${sandbox.host}:${sandbox.port}/`] : []),
  ]
}
