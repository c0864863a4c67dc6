import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Place, PortFault } from './port-fault'

/** Listens, or throws a {@link PortFault} that knows which setting to change. */
export const listen = async (app: FastifyInstance, place: Place): Promise<void> => {
  try {
    await app.listen({ host: place.host, port: place.port })
  } catch (error) {
    throw new PortFault(place, error)
  }
}

/** Throws a {@link PortFault} for a place that is taken: said before a database is made for nothing. */
export const requireFree = (place: Place): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(new PortFault(place, error)))
    server.listen(place.port, place.host, () => server.close(() => resolve()))
  })
