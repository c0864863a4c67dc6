import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SandboxOptions } from './sandbox-options'

const body = z.object({ provider: z.enum(['wxpay', 'octopusonline']), serial: z.string() })

/** `POST /keys {"provider": "wxpay", "serial": "..."}`: from now on the provider signs with its key of that serial. */
export const registerKeys = (app: FastifyInstance, options: SandboxOptions): void => {
  app.post('/keys', (request, reply) => {
    const read = z.safeParse(body, request.body)
    if (!read.success) return reply.code(400).send({})
    const { provider, serial } = read.data
    const profile = { wxpay: options.wechatPay, octopusonline: options.octopus }[provider]
    return reply.code(profile?.signWith?.(serial) ? 204 : 400).send()
  })
}
