/** @jest-environment jsdom */

import { layers } from '@shuttle/ui'
import { createNavigation } from './navigation'

// An entry of another site, followed by a page of this site that was opened by its address.
history.replaceState('of another site', '', '/another-site')
addEventListener('popstate', (event) => location.pathname === '/another-site' && event.stopImmediatePropagation())
history.pushState(null, '', '/webhtml/ticket_details')
const navigation = createNavigation()

const TASKS_OF_ONE_MOVE = 20

/**
 * jsdom navigates in later tasks, as browsers do, and a move may cause further ones: waits for tasks, not for a time.
 */
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

/** A layer over the page, such as a dialog: it leaves the list when it has closed. */
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

describe('back with a layer over a page', () => {
  beforeEach(() => {
    navigation.push('/webhtml/ticket_details?date=2026-11-28')
    navigation.push('/webhtml/details_payment')
  })

  it('closes the layer and does not leave the page, the next press goes back', async () => {
    const moves = jest.fn()
    const stop = navigation.subscribe(moves)
    const { closed } = openLayer()
    await pressBack()
    expect([here(), closed.mock.calls.length, moves.mock.calls.length]).toEqual(['/webhtml/details_payment', 1, 0])
    await pressBack()
    expect([here(), closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 1])
    stop()
  })

  it('closes the topmost layer, one per press', async () => {
    const lower = openLayer()
    const upper = openLayer()
    await pressBack()
    expect([lower.closed.mock.calls.length, upper.closed.mock.calls.length]).toEqual([0, 1])
    await pressBack()
    expect([lower.closed.mock.calls.length, here()]).toEqual([1, '/webhtml/details_payment'])
  })

  it('consumes the press while the layer cannot be closed', async () => {
    const { remove } = openBusyLayer()
    await pressBack()
    await pressBack()
    expect(here()).toBe('/webhtml/details_payment')
    remove()
  })

  it('changes no history when the layer closes by its own button', async () => {
    const entries = history.length
    openLayer().closeByItself()
    expect(history.length).toBe(entries)
    await pressBack()
    expect(here()).toBe('/webhtml/ticket_details')
    await pressForward()
    expect(here()).toBe('/webhtml/details_payment')
  })

  it('blocks neither a link nor a way back that the page itself takes', async () => {
    const { closed, closeByItself } = openLayer()
    navigation.push('/webhtml/buy_clause')
    expect(here()).toBe('/webhtml/buy_clause')
    navigation.go(-1)
    await rest()
    expect([here(), closed.mock.calls.length]).toEqual(['/webhtml/details_payment', 0])
    closeByItself()
  })

  it('a layer does not block a link within the page', async () => {
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

  it('opens no dialog about leaving the page: that dialog opens only when no layer lies over it', async () => {
    const onBlocked = jest.fn()
    const remove = navigation.guard({ shouldBlock: () => true, onBlocked })
    openLayer()
    await pressBack()
    expect(onBlocked).not.toHaveBeenCalled()
    await pressBack()
    expect([onBlocked.mock.calls.length, here()]).toEqual([1, '/webhtml/details_payment'])
    remove()
  })

  it('allows the move that the dialog over the page was opened for', async () => {
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

describe('back with a layer over the first page, before which lies another site', () => {
  const toFirst = async () => {
    const { index } = navigation.get()
    if (index > 0) navigation.go(-index)
    await rest()
    navigation.replace('/webhtml/ticket_details')
  }
  beforeEach(toFirst)

  it('back closes the layer over the first page, and stays on the site', async () => {
    const { closed } = openLayer()
    await pressBack()
    expect([here(), closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 1])
  })

  it('closes the topmost layer, one per press, and consumes the press while it cannot be closed', async () => {
    const lower = openLayer()
    const upper = openBusyLayer()
    await pressBack()
    await pressBack()
    expect([here(), upper.closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 2])
    upper.remove()
    await pressBack()
    expect([here(), lower.closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 1])
  })

  it('back from a page that a sign-in layer led to returns to the same visit of the page', async () => {
    const { key } = navigation.get().location
    openLayer().closeByItself()
    const entries = history.length
    navigation.push('/webhtml/details_payment')
    // No entry is left between the two that would swallow a press.
    expect(history.length).toBe(entries)
    await pressBack()
    expect([here(), navigation.get().location.key]).toEqual(['/webhtml/ticket_details', key])
    await pressForward()
    expect(here()).toBe('/webhtml/details_payment')
  })

  it('back returns to the page that replaced the first one meanwhile', async () => {
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

  it('closing the layer shows the page that replaced the first one', async () => {
    openLayer()
    navigation.replace('/webhtml/ticket_details?date=2026-11-28')
    await pressBack()
    expect([here(), location.search]).toEqual(['/webhtml/ticket_details', '?date=2026-11-28'])
  })

  it('the history has nothing to go forward to afterwards', async () => {
    openLayer()
    await pressBack()
    await pressForward()
    const { closed } = openLayer()
    await pressBack()
    expect([here(), closed.mock.calls.length]).toEqual(['/webhtml/ticket_details', 1])
  })

  it('allows the move forward that the dialog over the page was opened for', async () => {
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
  ])('one press leaves the site once the layer was closed %s', async (_, close) => {
    const layer = openLayer()
    await close(layer)
    expect(here()).toBe('/webhtml/ticket_details')
    await pressBack()
    expect(location.pathname).toBe('/another-site')
    await pressForward()
  })
})
