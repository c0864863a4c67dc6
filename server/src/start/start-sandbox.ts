import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../../sandbox'
import type { AppContext } from '../context'
import { builtScripts } from '../frames/built-scripts'
import { gatewaySettings } from '../modules/payments/payment-settings'
import { listen } from './listen'
import type { Place } from './port-fault'

/** The card gateway's stand-in, on a port of its own: the service reaches it as it would reach the real one. */
export const startSandbox = async (context: AppContext, scriptsDir: string, place: Place): Promise<FastifyInstance> => {
  const { merchant, password, notification } = gatewaySettings(context.config)
  const { app } = buildSandbox({
    merchant,
    password,
    now: context.clock.now,
    scripts: builtScripts(scriptsDir),
    ...(notification && { notificationSecret: notification.secret }),
  })
  await listen(app, place)
  return app
}
