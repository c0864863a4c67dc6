import { SlideFault, type SlideProof, type SlideService } from './slide-service'
import { watchSlide } from './watched-slide'

const PROOF: SlideProof = { sessionId: 's', sig: 's', token: 't', scene: 'o', ip: '' }

const watched = () => {
  const fake = { now: 0, there: true, faulty: false, checks: 0 }
  const service: SlideService = {
    isThere: async () => {
      fake.checks += 1
      return fake.there
    },
    verifySlide: async () => {
      if (fake.faulty) throw new SlideFault('down')
      return true
    },
  }
  const slide = watchSlide(service, { elapsed: () => fake.now, warn: () => undefined })
  return { fake, slide }
}

describe('[D6.captcha.5] a slide service that is down is noticed, as is its return', () => {
  it('checks the service once for concurrent callers, and again after half a minute', async () => {
    const { fake, slide } = watched()
    expect(await Promise.all([slide.isUp(), slide.isUp()])).toEqual([true, true])
    fake.there = false
    fake.now = 29_999
    expect(await slide.isUp()).toBe(true)
    fake.now = 30_000
    expect([await slide.isUp(), fake.checks]).toEqual([false, 2])
  })
  it('checks again for a missing script after ten seconds', async () => {
    const { fake, slide } = watched()
    fake.there = false
    expect(await slide.isUp()).toBe(false)
    fake.there = true
    fake.now = 9999
    expect(await slide.isUp()).toBe(false)
    fake.now = 10_000
    expect(await slide.isUp()).toBe(true)
  })
  it('counts the service as down for a minute after a lost answer, though the script is there', async () => {
    const { fake, slide } = watched()
    fake.faulty = true
    expect(await slide.verifySlide(PROOF)).toBeUndefined()
    fake.now = 59_999
    expect(await slide.isUp()).toBe(false)
    fake.now = 60_000
    expect(await slide.isUp()).toBe(true)
  })
  it('counts the slide as down without a service', async () => {
    const none = watchSlide(undefined, { elapsed: () => 0, warn: () => undefined })
    expect([await none.isUp(), await none.verifySlide(PROOF)]).toEqual([false, undefined])
  })
})
