import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { type ListenAddress, PortFault } from './port-fault'

/**
 * Addresses on which the process listens by its settings; the sandbox only beside a service that is not in production,
 * the frames' origin wherever pages are delivered.
 */
export const toListenAddresses = ({
  host,
  port,
  sandboxPort,
  providerFrames,
  production,
  role,
}: Config): { site: ListenAddress; providerFrames?: ListenAddress; sandbox?: ListenAddress } => ({
  site: { host, port, setting: 'PORT' },
  ...(role !== 'api' && { providerFrames: { host, port: providerFrames.port, setting: 'FRAMES_PORT' } }),
  ...(!production && role !== 'delivery' && { sandbox: { host, port: sandboxPort, setting: 'SANDBOX_PORT' } }),
})

/** Listens, or throws a {@link PortFault} that names the setting to change. */
export const listen = async (app: FastifyInstance, address: ListenAddress): Promise<void> => {
  try {
    await app.listen({ host: address.host, port: address.port })
  } catch (error) {
    throw new PortFault(address, error)
  }
}

/** Throws a {@link PortFault} for an address that is in use, before a database is created for nothing. */
export const requireFree = (address: ListenAddress): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(new PortFault(address, error)))
    server.listen(address.port, address.host, () => server.close(() => resolve()))
  })
