import type { FastifyReply } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** A site reached over https asks browsers to use nothing else for a year, with every answer; a site over http never does. */
export const strictTransport = (publicUrl: string): ((reply: FastifyReply) => void) =>
  publicUrl.startsWith('https:')
    ? (reply) => void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    : () => {}
