import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { endsWithin } from '../ends-within'

/** Milliseconds for requests under way: to end by themselves, then to answer after their calls to others were aborted. */
const FINISH_MS = 5000
const ANSWER_MS = 3000
/** A connection that was taken a moment ago has its request on the way: it is not idle yet. */
const SWEEP_EVERY_MS = 200

/**
 * Takes no new connection, answers every request under way, and closes the application. Requests on connections that stand are
 * answered too, and told to close; calls to other machines that hold one up are aborted, and at last the connection itself is cut.
 */
export const drainListener = async (app: FastifyInstance): Promise<void> => {
  // Not HTTP's own `close`: it would cut at once what it believes to be idle.
  const closed = new Promise<void>((done) => void Server.prototype.close.call(app.server, () => done()))
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS)
  if (!(await endsWithin(FINISH_MS, closed))) {
    app.callsUnderWay.abort()
    if (!(await endsWithin(ANSWER_MS, closed))) {
      app.log.warn('requests that did not end are cut')
      app.server.closeAllConnections()
    }
  }
  clearInterval(sweep)
  await app.close()
}
