import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../../sandbox'
import type { AppContext } from '../context'
import { builtScripts } from '../frames/built-scripts'
import { slideSettings } from '../modules/captcha'
import { readGatewaySettings } from '../modules/payments'
import { readWechatSettings } from '../modules/wechat'
import { listen } from './listen'
import type { Place } from './port-fault'
import { sandboxProfiles } from './sandbox-profiles'

/** The stand-in of the providers of payment, of the slide service and of the wechat, on a port of its own: the service reaches it as it would reach the real ones. */
export const startSandbox = async (context: AppContext, scriptsDir: string, place: Place): Promise<FastifyInstance> => {
  const { merchant, password, notification } = readGatewaySettings(context.config)
  const slide = slideSettings(context.config)
  const wechat = readWechatSettings(context.config)
  const { app } = buildSandbox({
    merchant,
    password,
    now: context.clock.now,
    scripts: builtScripts(scriptsDir),
    ...(slide && { slide: { ...slide, real: context.clock.real } }),
    ...sandboxProfiles(context.config, context.clock.now),
    ...(wechat && { wechatLogin: { ...wechat, returnOrigin: new URL(wechat.returnUrl).origin } }),
    ...(notification && { notificationSecret: notification.secret }),
  })
  await listen(app, place)
  return app
}
