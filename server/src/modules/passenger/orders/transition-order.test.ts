import { openTestDatabase } from '../../../testing/open-test-database'
import { transitionOrder } from './orders.repository'

it('transitionOrder throws for a move that the table does not have, before it queries the database', async () => {
  const { db, close } = await openTestDatabase()
  const order = { order_no: '1', status: 'cancelled' as const }
  await expect(transitionOrder(db, order, 'pay')).rejects.toThrow('no move pay for order 1, which is cancelled')
  // The control: a known move queries the database, and finds no such order.
  expect(await transitionOrder(db, { order_no: '1', status: 'toPay' }, 'pay')).toBe(false)
  await close()
})
