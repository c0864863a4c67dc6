import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { endsWithin } from '../runtime/ends-within'

/**
 * Milliseconds for requests in flight: to end by themselves, then to answer after their calls to others were aborted.
 */
const FINISH_MS = 5000
const ANSWER_MS = 3000
/** A connection that was just accepted has its request on the way: it is not idle yet. */
const SWEEP_EVERY_MS = 200

/**
 * Accepts no new connection, answers every request in flight, and closes the application. Requests on open connections
 * are answered too, with `Connection: close`; calls to other machines that delay one are aborted, and finally the
 * connection itself is closed.
 */
export const drainListener = async (app: FastifyInstance): Promise<void> => {
  // Not HTTP's own `close`: it would close at once the connections that it considers idle.
  const closed = new Promise<void>((done) => void Server.prototype.close.call(app.server, () => done()))
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS)
  if (!(await endsWithin(FINISH_MS, closed))) {
    app.inFlightCalls.abort()
    if (!(await endsWithin(ANSWER_MS, closed))) {
      app.log.warn('requests that did not end are cut')
      app.server.closeAllConnections()
    }
  }
  clearInterval(sweep)
  await app.close()
}
