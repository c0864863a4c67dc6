import { freePort } from './free-port'

/** Free ports of the loopback for all that a service listens on, named as its environment names them. */
export const freeServicePorts = async () => ({
  PORT: String(await freePort()),
  SANDBOX_PORT: String(await freePort()),
  FRAMES_PORT: String(await freePort()),
})
export type ServicePorts = Awaited<ReturnType<typeof freeServicePorts>>
