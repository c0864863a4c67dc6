import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { cardFramePolicy } from '../modules/money/payments'
import { slideSettings } from '../modules/passenger/captcha'
import { buildProviderFramesApp } from '../provider-frames/build-provider-frames-app'
import { builtScripts } from '../provider-frames/built-scripts'
import type { ProcessContext } from '../runtime/context'
import { listen } from './listen'
import type { ListenAddress } from './port-fault'

/**
 * Pages of the site; outside production also those that are developed on this machine, in front of it or by its other
 * name.
 */
export const framedBy = ({ publicUrl, production }: Config): string[] => [
  new URL(publicUrl).origin,
  ...(production ? [] : ['http://127.0.0.1:*', 'http://localhost:*']),
]

/** Starts the origin of the providers' scripts on a port of its own. */
export const startProviderFrames = async (
  { config, log }: ProcessContext,
  scriptsDir: string,
  address: ListenAddress,
): Promise<FastifyInstance> => {
  const app = buildProviderFramesApp({
    log,
    url: config.providerFrames.url,
    framedBy: framedBy(config),
    mastercard: cardFramePolicy(config),
    slide: slideSettings(config),
    scripts: builtScripts(scriptsDir),
  })
  await listen(app, address)
  return app
}
