/** @jest-environment jsdom */

import { createNavigation, type NavigationAttempt } from './navigation'

/** jsdom navigates in a later task, as browsers do: resolves after `times` moves. */
const moved = (times = 1) =>
  new Promise<void>((resolve) => {
    let seen = 0
    const handleMove = () => {
      seen += 1
      if (seen < times) return
      window.removeEventListener('popstate', handleMove)
      setTimeout(resolve)
    }
    window.addEventListener('popstate', handleMove)
  })

const navigation = createNavigation()
const here = () => navigation.get().location.pathname

describe('moves', () => {
  it('moves are reported with address, kind and position', async () => {
    const start = navigation.get().index
    const seen: string[] = []
    const stop = navigation.subscribe(() => {
      const { location, action, index } = navigation.get()
      seen.push(`${action} ${location.pathname}${location.search} ${index - start}`)
    })
    navigation.push('/webhtml/ticket_details?xldm=HKGZHO', { from: 'home' })
    expect(navigation.get().location.state).toEqual({ from: 'home' })
    navigation.replace('/webhtml/ticket_details?xldm=HKGMAC')
    const gone = moved()
    navigation.go(-1)
    await gone
    stop()
    expect(seen).toEqual([
      'PUSH /webhtml/ticket_details?xldm=HKGZHO 1',
      'REPLACE /webhtml/ticket_details?xldm=HKGMAC 1',
      'POP / 0',
    ])
  })

  it('moves reuse the key of an entry, so that a return finds its page', async () => {
    navigation.push('/webhtml/a')
    const { key } = navigation.get().location
    navigation.push('/webhtml/b')
    const gone = moved()
    navigation.go(-1)
    await gone
    expect(navigation.get().location.key).toBe(key)
  })
})

describe('a guard', () => {
  const guardWith = (isBlocking: (move: NavigationAttempt) => boolean) => {
    let proceed = () => {}
    const remove = navigation.guard({
      shouldBlock: isBlocking,
      onBlocked: (_, goOn) => {
        proceed = goOn
      },
    })
    return { remove, proceed: () => proceed() }
  }

  it('blocks a push until the user continues', () => {
    navigation.push('/webhtml/pay')
    const guard = guardWith(() => true)
    navigation.push('/webhtml/elsewhere')
    expect(here()).toBe('/webhtml/pay')
    expect(location.pathname).toBe('/webhtml/pay')
    guard.proceed()
    expect(here()).toBe('/webhtml/elsewhere')
    guard.remove()
  })

  it('restores the entry when the user pressed Back, and continues after confirmation', async () => {
    navigation.push('/webhtml/details')
    navigation.push('/webhtml/pay')
    const guard = guardWith(({ nextLocation, historyAction }) => {
      expect(historyAction).toBe('POP')
      return nextLocation.pathname === '/webhtml/details'
    })
    const thereAndBack = moved(2)
    history.back()
    await thereAndBack
    expect(here()).toBe('/webhtml/pay')
    expect(location.pathname).toBe('/webhtml/pay')
    const gone = moved()
    guard.proceed()
    await gone
    expect(here()).toBe('/webhtml/details')
    guard.remove()
  })

  it('a guard does not block other moves, nor any move once it is removed', () => {
    const guard = guardWith(({ nextLocation }) => nextLocation.pathname === '/webhtml/forbidden')
    navigation.push('/webhtml/allowed')
    expect(here()).toBe('/webhtml/allowed')
    guard.remove()
    navigation.push('/webhtml/forbidden')
    expect(here()).toBe('/webhtml/forbidden')
  })
})
