import { type Config, ConfigFault } from '../config'

/** Anything but production fills its database with accounts whose password is published: on another machine only where that is meant. */
export const assertDemoIsMeant = (config: Pick<Config, 'production' | 'role' | 'isDatabaseHere' | 'demo'>): void => {
  if (config.production || config.role === 'delivery' || config.isDatabaseHere || config.demo) return
  throw new ConfigFault(
    'DATABASE_URL is on another machine, and this start would fill it with the demo: set NODE_ENV=production, or DEMO=yes where the demo is meant',
  )
}
