import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { retrievedOrder } from '../gateway/order.presenter'
import { pageHeaders } from '../pages/sandbox-page'
import type { SandboxOptions } from '../sandbox-options'
import type { SandboxState } from '../state/sandbox-state'
import { type Fault, faultBody } from './fault'
import { faultPanelPage } from './fault-panel-page'

/** The fault panel: a page, and the same functions as JSON for tests. */
export const registerFaults = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  app.get('/', (_request, reply) => reply.headers(pageHeaders("'none'")).send(faultPanelPage()))
  app.get('/static/sandbox-fault-panel.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(options.scripts.read('sandbox-fault-panel')),
  )
  app.get('/faults', () => ({ faults: state.faults }))
  app.post('/faults', (request, reply) => {
    const read = z.safeParse(faultBody, request.body)
    if (!read.success)
      return reply
        .code(400)
        .send({ problems: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) })
    const fault: Fault = { ...read.data, id: state.newId('F') }
    state.faults.push(fault)
    return reply.code(201).send(fault)
  })
  app.delete<{ Params: { id: string } }>('/faults/:id', (request, reply) => {
    state.faults = state.faults.filter((fault) => fault.id !== request.params.id)
    return reply.code(204).send()
  })
  app.delete('/faults', (_request, reply) => {
    state.faults = []
    return reply.code(204).send()
  })
  /** The state of the gateway, for manual testing. */
  app.get('/orders', () => ({
    orders: [...state.orders.values()].map((order) => retrievedOrder(options.merchant, order, options.now())).reverse(),
  }))
}
