import { freePort } from './free-port'

/** Free ports of the loopback for all listeners of a service, by the names of its environment. */
export const freeServicePorts = async () => ({
  PORT: String(await freePort()),
  SANDBOX_PORT: String(await freePort()),
  FRAMES_PORT: String(await freePort()),
})
export type ServicePorts = Awaited<ReturnType<typeof freeServicePorts>>
