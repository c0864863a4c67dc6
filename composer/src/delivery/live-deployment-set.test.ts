import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

describe('the release registry is followed while the service runs', () => {
  it('publishing a new remote makes its paths live', async () => {
    const store = aStore({ 'mf-x': [aPage('/')] })
    const { open, refresh } = await buildDelivery(store)
    expect((await open('/webhtml/my_order')).status).toBe(404)
    store.publish('mf-orders', '1', [aPage('/my_order')])
    await refresh()
    expect((await open('/webhtml/my_order')).status).toBe(404)
    store.goLive({ 'mf-orders': '1' })
    await refresh()
    expect((await open('/webhtml/my_order')).status).toBe(200)
  })
})
