import { send } from '@shuttle/api-client'
import { cancelOrderCall, queryTermsCall } from '@shuttle/wire'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { type FakeService, startFakeService } from './fake-service'
import { findAxeViolations } from './find-axe-violations'
import { renderPage } from './render-page'
import { aMember } from './test-host'

const Page = () => {
  const { data } = useQuery({ queryKey: ['x'], queryFn: async () => 'loaded' })
  return <h1>{data ?? 'loading'}</h1>
}

let service: FakeService
beforeEach(async () => {
  service = await startFakeService()
})

it('answers a call and records it', async () => {
  service.on(cancelOrderCall, {})
  const answer = await send(cancelOrderCall.path, { orderNo: 'B1' }, { anonymous: true })
  expect(answer.code).toBe('SUCCESS')
  expect(service.getCalls(cancelOrderCall)).toMatchObject([{ body: { orderNo: 'B1' } }])
  await service.stop()
})

it('refuses with a code and data', async () => {
  service.on(cancelOrderCall, { refuse: 'ORDER_NOT_FOUND', data: { orderNo: 'B1' } })
  expect(await send(cancelOrderCall.path, { orderNo: 'B1' }, {})).toMatchObject({
    code: 'ORDER_NOT_FOUND',
    responseData: { orderNo: 'B1' },
  })
  await service.stop()
})

it('fails the test whose fixture breaks the schema of its call', async () => {
  service.on(queryTermsCall, { responseData: { lines: 'none' } as never })
  await send(queryTermsCall.path, { language: 'en' }, {})
  await expect(service.stop()).rejects.toThrow(queryTermsCall.path)
})

it('breaks the connection of a call without an answer', async () => {
  await expect(send(cancelOrderCall.path, { orderNo: 'B1' }, {})).rejects.toMatchObject({ kind: 'offline' })
  await service.stop()
})

describe('renderPage', () => {
  it('renders a screen with cache and host at its address', async () => {
    const { here, host } = renderPage({ at: '/order?no=1', screen: <Page />, texts: {}, session: aMember() })
    expect(await screen.findByText('loaded')).toBeTruthy()
    expect(here()).toBe('/order?no=1')
    expect(host.session.get().kind).toBe('member')
    await service.stop()
  })

  it('makes axe fail on a screen with nothing to check', async () => {
    renderPage({ at: '/', screen: <p>little</p>, texts: {} })
    await expect(findAxeViolations()).rejects.toThrow('rules satisfied only')
    await service.stop()
  })
})
