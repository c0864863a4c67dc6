import type { FastifyReply } from 'fastify'

const YEAR_SECONDS = 31_536_000

/**
 * The header by which a site over https makes browsers use nothing else for a year, with every answer; a site over http
 * never sends it.
 */
export const strictTransport = (publicUrl: string): ((reply: FastifyReply) => void) =>
  publicUrl.startsWith('https:')
    ? (reply) => void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    : () => {}
