import { createEventBus } from './event-bus'

describe('events between remotes', () => {
  it('events reach every listener until it unsubscribes', () => {
    const bus = createEventBus(() => undefined)
    const received: string[] = []
    const stop = bus.on('orders:order-paid', ({ orderNo }) => received.push(`a ${orderNo}`))
    bus.on('orders:order-paid', ({ orderNo }) => received.push(`b ${orderNo}`))
    bus.emit('orders:order-paid', { orderNo: '1' })
    stop()
    bus.emit('orders:order-paid', { orderNo: '2' })
    bus.emit('orders:order-cancelled', { orderNo: '3' })
    expect(received).toEqual(['a 1', 'b 1', 'b 2'])
  })

  it('events reach the other listeners when one throws', () => {
    const faults: string[] = []
    const bus = createEventBus((_, where) => faults.push(where))
    const received: string[] = []
    bus.on('orders:order-paid', () => {
      throw new Error('broken')
    })
    bus.on('orders:order-paid', ({ orderNo }) => received.push(orderNo))
    bus.emit('orders:order-paid', { orderNo: '1' })
    expect(received).toEqual(['1'])
    expect(faults).toEqual(['event orders:order-paid'])
  })
})
