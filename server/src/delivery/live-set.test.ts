import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

describe('the live set is read while the service runs', () => {
  it('makes the paths of a new remote live by publishing alone', async () => {
    const store = aStore({ 'mf-x': [aPage('/')] })
    const { open, tick } = await buildDelivery(store.dir)
    expect((await open('/webhtml/my_order')).status).toBe(404)
    store.publish('mf-orders', '1', [aPage('/my_order')])
    store.goLive({ 'mf-x': '1', 'mf-orders': '1' })
    tick()
    expect((await open('/webhtml/my_order')).status).toBe(200)
  })
  it('keeps serving the last set it could read', async () => {
    const store = aStore({ 'mf-x': [aPage('/')] })
    const { open, tick } = await buildDelivery(store.dir)
    expect((await open('/webhtml/')).status).toBe(200)
    writeFileSync(join(store.dir, 'live.json'), '{ half a fi')
    tick()
    expect((await open('/webhtml/')).status).toBe(200)
  })
})
