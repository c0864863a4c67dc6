import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Operation } from '../faults/fault'
import type { SandboxState } from '../state/sandbox-state'
import { GatewayError } from './gateway-error'

const hangUp = (reply: FastifyReply): FastifyReply => {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

/**
 * Serves a call behind the network faults. `drop` disconnects before the work, `lose-answer` after it: the harder case,
 * because the gateway has done the work and the caller does not know.
 */
export const applyLineFault = async (
  about: { state: SandboxState; reply: FastifyReply; operation: Operation; reference: string | undefined },
  work: () => { status: number; body: object | string },
): Promise<FastifyReply> => {
  const { state, reply, operation, reference } = about
  const delay = state.takeFault('delay', { operation, reference })
  if (delay) await wait(delay.ms)
  if (state.takeFault('busy', { operation, reference }))
    throw new GatewayError(503, 'SERVER_BUSY', 'The system is busy, please try again later')
  if (state.takeFault('drop', { operation, reference })) return hangUp(reply)
  const { status, body } = work()
  if (state.takeFault('lose-answer', { operation, reference })) return hangUp(reply)
  return reply.code(status).send(body)
}
