import { useOrderList, useRefreshOrderLists } from '@shuttle/queries'
import { aMember, createTestHost, listedOrderRow, startFakeService } from '@shuttle/testing'
import { queryOrdersCall } from '@shuttle/wire'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'

let service: Awaited<ReturnType<typeof startFakeService>>
/** Numbers of the orders that the service has, newest first. */
let orders: string[]
beforeEach(async () => {
  orders = Array.from({ length: 35 }, (_, index) => `B${100 - index}`)
  service = await startFakeService()
  service.on(queryOrdersCall, ({ rowCount, nextOrderNo }) => {
    const from = orders.indexOf(String(nextOrderNo)) + 1
    return { responseData: orders.slice(from, from + Number(rowCount)).map((orderNo) => listedOrderRow({ orderNo })) }
  })
})
afterEach(() => {
  jest.useRealTimers()
  return service.stop()
})

const open = () => {
  const host = createTestHost({ session: aMember(), takesFaults: true })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={host.queryClient}>{children}</QueryClientProvider>
  )
  const view = renderHook(() => ({ ...useOrderList('all', 'a test'), refresh: useRefreshOrderLists() }), { wrapper })
  const numbers = () => view.result.current.list.data?.orders.map((order) => order.orderNo) ?? []
  const seesLength = (length: number) => waitFor(() => expect(numbers()).toHaveLength(length))
  return { host, current: () => view.result.current, numbers, seesLength }
}
const queries = () => service.getCalls(queryOrdersCall).map(({ body }) => [body.rowCount, body.nextOrderNo])

it('[A2.orders.2, A9.page.1] the list loads 20 orders, then 10 at a time after the last one, to the end', async () => {
  const { current, numbers, seesLength } = open()
  await seesLength(20)
  act(() => current().loadMore?.())
  await seesLength(30)
  act(() => current().loadMore?.())
  await seesLength(35)
  expect(numbers()).toEqual(orders)
  expect(current().loadMore).toBeUndefined()
  expect(queries()).toEqual([
    [20, ''],
    [10, 'B81'],
    [10, 'B71'],
  ])
})

it('a refetch returns as many orders as before, with new ones in front', async () => {
  const { current, numbers, seesLength } = open()
  await seesLength(20)
  act(() => current().loadMore?.())
  await seesLength(30)
  orders.unshift('B101')
  act(() => current().refresh())
  await waitFor(() => expect(numbers()[0]).toBe('B101'))
  expect(numbers()).toEqual(orders.slice(0, 30))
  expect(queries().at(-1)).toEqual([30, ''])
})

it('repeated calls for the next page send one request', async () => {
  const { current, seesLength } = open()
  await seesLength(20)
  act(() => {
    current().loadMore?.()
    current().loadMore?.()
  })
  await seesLength(30)
  expect(queries()).toHaveLength(2)
})

it('the list retains its orders when the next page fails, and requests it again', async () => {
  const { current, numbers, seesLength } = open()
  await seesLength(20)
  const answer = { responseData: orders.slice(20, 30).map((orderNo) => listedOrderRow({ orderNo })) }
  service.on(queryOrdersCall, { refuse: 'FAULT', status: 500 })
  act(() => current().loadMore?.())
  await waitFor(() => expect(current().hasMoreFailed).toBe(true))
  expect(numbers()).toHaveLength(20)
  service.on(queryOrdersCall, answer)
  act(() => current().loadMore?.())
  await seesLength(30)
  expect(current().hasMoreFailed).toBe(false)
})

it('refetches the list every ten seconds while a refund of one of its orders is pending', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const answer = (orderStatus: string, state: string) =>
    service.on(queryOrdersCall, {
      responseData: [
        listedOrderRow({
          ...{ orderNo: 'B1', orderStatus },
          refunds: [
            {
              ...{ refundNo: 'R1', state, total: 5850, totalFee: 650, payType: 'wxpay' },
              ...{ applyTime: '2026-11-21 09:20:00', tickets: ['T1'] },
            },
          ],
        }),
      ],
    })
  answer('T', 'PENDING')
  const { current, seesLength } = open()
  await seesLength(1)
  answer('U', 'DONE')
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  await waitFor(() => expect(current().list.data?.orders[0]?.status).toBe('refunded'))
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(service.getCalls(queryOrdersCall)).toHaveLength(2)
})
