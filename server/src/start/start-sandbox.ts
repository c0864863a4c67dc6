import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../../sandbox'
import type { AppContext } from '../context'
import { slideSettings } from '../modules/captcha'
import { readGatewaySettings } from '../modules/payments'
import { readWechatSettings } from '../modules/wechat'
import { builtScripts } from '../provider-frames/built-scripts'
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
