import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../../sandbox'
import { readGatewaySettings } from '../modules/money/payments'
import { slideSettings } from '../modules/passenger/captcha'
import { readWechatSettings } from '../modules/passenger/wechat'
import { builtScripts } from '../provider-frames/built-scripts'
import type { AppContext } from '../runtime/context'
import { listen } from './listen'
import type { ListenAddress } from './port-fault'
import { sandboxProfiles } from './sandbox-profiles'

/**
 * Starts the sandbox of the payment providers, the slide service and WeChat on a port of its own; the service calls it
 * over HTTP.
 */
export const startSandbox = async (
  context: AppContext,
  scriptsDir: string,
  address: ListenAddress,
): Promise<FastifyInstance> => {
  const { merchant, password, notification } = readGatewaySettings(context.config)
  const slide = slideSettings(context.config)
  const wechat = readWechatSettings(context.config)
  const { app } = buildSandbox({
    merchant,
    password,
    now: context.clock.now,
    scripts: builtScripts(scriptsDir),
    booksFile: join(context.config.dataDir, 'sandbox-books.jsonl'),
    ...(slide && { slide: { ...slide, real: context.clock.real } }),
    ...sandboxProfiles(context.config, context.clock.now),
    ...(wechat && { wechatLogin: { ...wechat, returnOrigin: new URL(wechat.returnUrl).origin } }),
    ...(notification && { notificationSecret: notification.secret }),
  })
  await listen(app, address)
  return app
}
