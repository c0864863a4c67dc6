import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../../sandbox'
import type { AppContext } from '../context'
import { builtScripts } from '../frames/built-scripts'
import { slideSettings } from '../modules/captcha/slide/slide-settings'
import { gatewaySettings } from '../modules/payments/payment-settings'
import { messengerSettings } from '../modules/wechat/messenger-settings'
import { listen } from './listen'
import type { Place } from './port-fault'
import { sandboxProfiles } from './sandbox-profiles'

/** The stand-in of the providers of payment, of the slide service and of the messenger, on a port of its own: the service reaches it as it would reach the real ones. */
export const startSandbox = async (context: AppContext, scriptsDir: string, place: Place): Promise<FastifyInstance> => {
  const { merchant, password, notification } = gatewaySettings(context.config)
  const slide = slideSettings(context.config)
  const messenger = messengerSettings(context.config)
  const { app } = buildSandbox({
    merchant,
    password,
    now: context.clock.now,
    scripts: builtScripts(scriptsDir),
    ...(slide && { slide: { ...slide, real: context.clock.real } }),
    ...sandboxProfiles(context.config, context.clock.now),
    ...(messenger && { messenger: { ...messenger, returnOrigin: new URL(messenger.returnUrl).origin } }),
    ...(notification && { notificationSecret: notification.secret }),
  })
  await listen(app, place)
  return app
}
