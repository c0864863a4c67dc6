import { inspect } from 'node:util'
import { explainFault, openFilling } from '@shuttle/server/filling'
import { fillDemo } from './fill-demo'
import { listAccounts } from './list-accounts'

/**
 * Fills the site of these settings before its service starts, and ends. Orders are left out with `DEMO_ORDERS=no`, and
 * with a gateway other than the sandbox, where they are paid.
 */
const run = async (): Promise<void> => {
  const print = (line: string) => process.stdout.write(`· ${line}\n`)
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())
  const filling = await openFilling(process.env, print)
  const orders = process.env.DEMO_ORDERS !== 'no' && !process.env.GATEWAY_URL
  const isDemo = await fillDemo(filling, { orders, print, signal: ending.signal })
  await filling.close()
  if (isDemo) for (const line of listAccounts()) process.stdout.write(`${line}\n`)
  else print('the database has members of its own: nothing of the demo is added')
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${explainFault(error) ?? inspect(error)}\n`)
    process.exit(1)
  },
)
