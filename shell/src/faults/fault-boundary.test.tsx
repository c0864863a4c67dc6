import { act, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { ShellContext } from '../shell'
import { openShell } from '../testing/open-shell'
import { FaultBoundary } from './fault-boundary'
import { FaultCard } from './fault-cards'

const page = { isBroken: true }
const Page = () => {
  if (page.isBroken) throw new Error('broken while drawing')
  return <p>the page</p>
}

const never = new Promise<never>(() => undefined)
const Waits = () => {
  throw never
}

const Rendered = ({ onRender }: { onRender: () => void }) => {
  onRender()
  return null
}

describe('a throw while rendering', () => {
  beforeEach(() => {
    page.isBroken = true
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  const draw = (faults: unknown[]) =>
    render(
      <>
        <p>the bar</p>
        <FaultBoundary
          onFault={(error) => faults.push(error)}
          fallback={(retry, failures) => (
            <button type="button" onClick={retry}>
              retry {failures}
            </button>
          )}
        >
          <Page />
        </FaultBoundary>
      </>,
    )

  it('a throw affects only its boundary and is reported', () => {
    const faults: unknown[] = []
    draw(faults)
    expect(screen.getByText('the bar')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'retry 1' })).toBeTruthy()
    expect(faults).toEqual([new Error('broken while drawing')])
  })

  it('a throw shows no card before the fault is reported, however long a transition takes', () => {
    const drawn: string[] = []
    render(
      <FaultBoundary
        onFault={() => drawn.push('reported')}
        meanwhile={<Rendered onRender={() => drawn.push('meanwhile')} />}
        fallback={(_, failures) => {
          drawn.push(`card ${failures}`)
          return null
        }}
      >
        <Page />
      </FaultBoundary>,
    )
    expect(drawn[0]).toBe('meanwhile')
    expect(drawn.slice(drawn.indexOf('reported'))).toEqual(['reported', 'card 1'])
    expect(drawn).not.toContain('card 0')
  })

  it('the card is cleared at once when the children come from another source', () => {
    const fallback = (_: unknown, failures: number) => <p>card {failures}</p>
    const drawFrom = (source: string) => (
      <FaultBoundary onFault={() => undefined} fallback={fallback} source={source}>
        <Page />
      </FaultBoundary>
    )
    const { rerender } = render(drawFrom('2'))
    rerender(drawFrom('2'))
    expect(screen.getByText('card 1')).toBeTruthy()
    rerender(drawFrom('1'))
    expect(screen.getByText('card 2')).toBeTruthy()
    page.isBroken = false
    rerender(drawFrom('0'))
    expect(screen.getByText('the page')).toBeTruthy()
  })

  it('the boundary recovers on Retry, and counts failures when it does not', () => {
    draw([])
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button', { name: 'retry 2' })).toBeTruthy()
    page.isBroken = false
    act(() => screen.getByRole('button').click())
    expect(screen.getByText('the page')).toBeTruthy()
  })

  it('a thrown promise shows the pending content, and is a fault after 20 s', () => {
    jest.useFakeTimers()
    const faults: unknown[] = []
    render(
      <FaultBoundary
        onFault={(error) => faults.push(error)}
        fallback={() => <p>a card</p>}
        meanwhile={<p>a skeleton</p>}
      >
        <Waits />
      </FaultBoundary>,
    )
    act(() => jest.advanceTimersByTime(19_999))
    expect(screen.getByText('a skeleton')).toBeTruthy()
    expect(faults).toEqual([])
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByText('a card')).toBeTruthy()
    expect(faults).toEqual([expect.objectContaining({ message: 'nothing was drawn within 20 s' })])
    jest.useRealTimers()
  })
})

const goTo = (network: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online')
  act(() => void dispatchEvent(new Event(network)))
}

it('the card of a part shows the missing network, and the part again once it is back', () => {
  const shell = openShell('http://127.0.0.1:9/')
  goTo('offline')
  render(
    <ShellContext value={shell}>
      <I18nextProvider i18n={shell.engine}>
        <FaultCard entry={undefined} onRetry={() => undefined} />
      </I18nextProvider>
    </ShellContext>,
  )
  expect(screen.getByRole('heading', { name: 'No network' })).toBeTruthy()
  expect(screen.queryByText('This part could not be shown')).toBeNull()
  goTo('online')
  jest.restoreAllMocks()
  expect(screen.getByRole('heading', { name: 'This part could not be shown' })).toBeTruthy()
})
