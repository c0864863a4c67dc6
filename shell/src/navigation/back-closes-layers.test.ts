/** @jest-environment jsdom */

import { layers } from '@shuttle/ui'
import { createNavigation } from './navigation'

// Another site, where nothing of this one runs, and above it the page that was opened by its address.
history.replaceState('of another site', '', '/another-site')
addEventListener('popstate', (event) => location.pathname === '/another-site' && event.stopImmediatePropagation())
history.pushState(null, '', '/webhtml/ticket_details')
const navigation = createNavigation()

const TASKS_OF_ONE_MOVE = 20

/** jsdom moves in later tasks, as browsers do, and a move may cause further ones: waits for tasks, not for a time. */
const rest = async () => {
  for (let task = 0; task < TASKS_OF_ONE_MOVE; task += 1) await new Promise((resolve) => setTimeout(resolve))
}
const pressBack = () => {
  history.back()
  return rest()
}
const pressForward = () => {
  history.forward()
  return rest()
}
const here = () => {
  // The address bar and the rendered page agree.
  expect(navigation.get().location.pathname + navigation.get().location.search).toBe(
    location.pathname + location.search,
  )
  return location.pathname
}

/** Something over the page, as a dialog is: it leaves the list when it has closed. */
const openLayer = (close?: () => void) => {
  const closed = jest.fn(() => {
    remove()
    close?.()
  })
  const remove = layers.open(closed)
  return { closed, closeByItself: remove }
}
const openBusyLayer = () => {
  const closed = jest.fn()
  return { closed, remove: layers.open(closed) }
}

describe('back with something over a page', () => {
  beforeEach(() => {
    navigation.push('/webhtml/ticket_details?date=2026-11-28')
    navigation.push('/webhtml/details_payment')
  })

  it('closes it and leaves the page, the next press goes back', async () => {
    const moves = jest.fn()
    const stop = navigation.subscribe(moves)
    const { closed } = openLayer()
    await pressBack()
    expect([here(), closed.mock.calls.length, moves.mock.calls.length]).toEqual(['/webhtml/details_payment', 1, 0])
    await pressBack()
    expect([here(), closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 1])
    stop()
  })

  it('closes the topmost, one a press', async () => {
    const lower = openLayer()
    const upper = openLayer()
    await pressBack()
    expect([lower.closed.mock.calls.length, upper.closed.mock.calls.length]).toEqual([0, 1])
    await pressBack()
    expect([lower.closed.mock.calls.length, here()]).toEqual([1, '/webhtml/details_payment'])
  })

  it('only takes the press while it cannot be closed', async () => {
    const { remove } = openBusyLayer()
    await pressBack()
    await pressBack()
    expect(here()).toBe('/webhtml/details_payment')
    remove()
  })

  it('changes no history when it closes by its own button', async () => {
    const entries = history.length
    openLayer().closeByItself()
    expect(history.length).toBe(entries)
    await pressBack()
    expect(here()).toBe('/webhtml/ticket_details')
    await pressForward()
    expect(here()).toBe('/webhtml/details_payment')
  })

  it('holds neither a link nor a way back that the page itself takes', async () => {
    const { closed, closeByItself } = openLayer()
    navigation.push('/webhtml/buy_clause')
    expect(here()).toBe('/webhtml/buy_clause')
    navigation.go(-1)
    await rest()
    expect([here(), closed.mock.calls.length]).toEqual(['/webhtml/details_payment', 0])
    closeByItself()
  })

  it('lets a link within the page go', async () => {
    const { closed, closeByItself } = openLayer()
    location.hash = '#notes'
    await rest()
    expect([here(), navigation.get().location.hash, closed.mock.calls.length]).toEqual([
      '/webhtml/details_payment',
      '#notes',
      0,
    ])
    closeByItself()
  })

  it('is not asked about as leaving the page: that question comes when nothing lies over it', async () => {
    const onBlocked = jest.fn()
    const remove = navigation.guard({ shouldBlock: () => true, onBlocked })
    openLayer()
    await pressBack()
    expect(onBlocked).not.toHaveBeenCalled()
    await pressBack()
    expect([onBlocked.mock.calls.length, here()]).toEqual([1, '/webhtml/details_payment'])
    remove()
  })

  it('lets a move go that the question over the page was asked about', async () => {
    let leave = () => {}
    const remove = navigation.guard({
      shouldBlock: () => true,
      onBlocked: (_, proceed) => {
        const question = openLayer()
        leave = () => {
          question.closeByItself()
          proceed()
        }
      },
    })
    await pressBack()
    leave()
    await rest()
    expect(here()).toBe('/webhtml/ticket_details')
    remove()
  })
})

describe('back with something over the first page, below which lies another site', () => {
  const toFirst = async () => {
    const { index } = navigation.get()
    if (index > 0) navigation.go(-index)
    await rest()
    navigation.replace('/webhtml/ticket_details')
  }
  beforeEach(toFirst)

  it('back closes what lies over the first page, and stays on the site', async () => {
    const { closed } = openLayer()
    await pressBack()
    expect([here(), closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 1])
  })

  it('closes the topmost, one a press, and only takes the press while that cannot be closed', async () => {
    const lower = openLayer()
    const upper = openBusyLayer()
    await pressBack()
    await pressBack()
    expect([here(), upper.closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 2])
    upper.remove()
    await pressBack()
    expect([here(), lower.closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 1])
  })

  it('leads back to the same visit of the page from where a sign-in over it led', async () => {
    const { key } = navigation.get().location
    openLayer().closeByItself()
    const entries = history.length
    navigation.push('/webhtml/details_payment')
    // Nothing is left between the two that a press would be lost on.
    expect(history.length).toBe(entries)
    await pressBack()
    expect([here(), navigation.get().location.key]).toEqual(['/webhtml/ticket_details', key])
    await pressForward()
    expect(here()).toBe('/webhtml/details_payment')
  })

  it('leads back to what the page became meanwhile', async () => {
    openLayer().closeByItself()
    navigation.replace('/webhtml/ticket_details?date=2026-11-28')
    const { key } = navigation.get().location
    navigation.push('/webhtml/details_payment')
    await pressBack()
    expect([here(), location.search, navigation.get().location.key]).toEqual([
      '/webhtml/ticket_details',
      '?date=2026-11-28',
      key,
    ])
  })

  it('shows what the page became when the layer closes', async () => {
    openLayer()
    navigation.replace('/webhtml/ticket_details?date=2026-11-28')
    await pressBack()
    expect([here(), location.search]).toEqual(['/webhtml/ticket_details', '?date=2026-11-28'])
  })

  it('has nothing to go forward to afterwards', async () => {
    openLayer()
    await pressBack()
    await pressForward()
    const { closed } = openLayer()
    await pressBack()
    expect([here(), closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 1])
  })

  it('lets a move forward go that the question over the page was asked about', async () => {
    navigation.push('/webhtml/buy_clause')
    await pressBack()
    let leave = () => {}
    const remove = navigation.guard({
      shouldBlock: () => true,
      onBlocked: (_, proceed) => {
        const question = openLayer()
        leave = () => {
          question.closeByItself()
          proceed()
        }
      },
    })
    await pressForward()
    expect(here()).toBe('/webhtml/ticket_details')
    leave()
    await rest()
    expect(here()).toBe('/webhtml/buy_clause')
    remove()
    await pressBack()
    expect(here()).toBe('/webhtml/ticket_details')
  })

  it.each([
    ['by back', () => pressBack()],
    [
      'by its own button',
      async (layer: ReturnType<typeof openLayer>) => {
        layer.closeByItself()
      },
    ],
  ])('leaves the site by one press once it was closed %s', async (_, close) => {
    const layer = openLayer()
    await close(layer)
    expect(here()).toBe('/webhtml/ticket_details')
    await pressBack()
    expect(location.pathname).toBe('/another-site')
    await pressForward()
  })
})
