import { SlideFault, type SlideProof, type SlideService } from './slide-service'
import { watchSlide } from './watched-slide'

const PROOF: SlideProof = { sessionId: 's', sig: 's', token: 't', scene: 'o', ip: '' }

const watched = () => {
  const world = { now: 0, there: true, faulty: false, looks: 0 }
  const service: SlideService = {
    isThere: async () => {
      world.looks += 1
      return world.there
    },
    verifySlide: async () => {
      if (world.faulty) throw new SlideFault('down')
      return true
    },
  }
  const slide = watchSlide(service, { elapsed: () => world.now, warn: () => undefined })
  return { world, slide }
}

describe('decision accounts: a slide service that is down is noticed, and noticed when it is back', () => {
  it('is looked at once for many who ask at once, and again after half a minute', async () => {
    const { world, slide } = watched()
    expect(await Promise.all([slide.isUp(), slide.isUp()])).toEqual([true, true])
    world.there = false
    world.now = 29_999
    expect(await slide.isUp()).toBe(true)
    world.now = 30_000
    expect([await slide.isUp(), world.looks]).toEqual([false, 2])
  })
  it('a missing script is looked for again after ten seconds', async () => {
    const { world, slide } = watched()
    world.there = false
    expect(await slide.isUp()).toBe(false)
    world.there = true
    world.now = 9999
    expect(await slide.isUp()).toBe(false)
    world.now = 10_000
    expect(await slide.isUp()).toBe(true)
  })
  it('a question without an answer counts for a minute, though the script is there', async () => {
    const { world, slide } = watched()
    world.faulty = true
    expect(await slide.verifySlide(PROOF)).toBeUndefined()
    world.now = 59_999
    expect(await slide.isUp()).toBe(false)
    world.now = 60_000
    expect(await slide.isUp()).toBe(true)
  })
  it('without a service it is down', async () => {
    const none = watchSlide(undefined, { elapsed: () => 0, warn: () => undefined })
    expect([await none.isUp(), await none.verifySlide(PROOF)]).toEqual([false, undefined])
  })
})
