import { useOrder } from '@shuttle/queries'
import { aMember, createTestHost, type FakeService, orderAnswer, startFakeService } from '@shuttle/testing'
import { queryOrderCall } from '@shuttle/wire'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'

let service: FakeService
beforeEach(async () => {
  service = await startFakeService()
  service.on(queryOrderCall, orderAnswer({ orderNo: 'B1' }))
})
afterEach(() => service.stop())

/** What one remote shows of the order, in its own React tree like a page or a slot. */
const OrderOf = ({ remote }: { remote: string }) => {
  const { data } = useOrder('B1')
  return data ? <p>{`${remote} shows ${data.orderNo}`}</p> : null
}
const openRemote = (remote: string, client: QueryClient) =>
  render(
    <QueryClientProvider client={client}>
      <OrderOf remote={remote} />
    </QueryClientProvider>,
  )

it('two remotes on one page query the same order once, and a third that opens later sends no query', async () => {
  const { queryClient } = createTestHost({ session: aMember() })
  openRemote('mf-x', queryClient)
  openRemote('mf-y', queryClient)
  expect(await screen.findByText('mf-x shows B1')).toBeTruthy()
  expect(await screen.findByText('mf-y shows B1')).toBeTruthy()
  expect(service.getCalls(queryOrderCall)).toHaveLength(1)
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  openRemote('mf-z', queryClient)
  expect(screen.getByText('mf-z shows B1')).toBeTruthy()
  expect(service.getCalls(queryOrderCall)).toHaveLength(1)
})

it('remotes with a cache of their own each query the same order (negative control)', async () => {
  const { queryClient } = createTestHost({ session: aMember() })
  openRemote('mf-x', queryClient)
  openRemote('mf-y', new QueryClient())
  expect(await screen.findByText('mf-x shows B1')).toBeTruthy()
  expect(await screen.findByText('mf-y shows B1')).toBeTruthy()
  expect(service.getCalls(queryOrderCall)).toHaveLength(2)
})
