import type { Banner } from '@shuttle/calls'
import { act, screen } from '@testing-library/react'
import { openScreen } from '../../testing/open-screen'
import { Banners } from './banners'

const banner = (title: string, change: Partial<Banner> = {}): Banner => ({
  imageUrl: `/${title}.svg`,
  title,
  kind: 'page',
  url: '/ticket_details',
  params: `xldm=${title}`,
  ...change,
})
const THREE = [banner('A'), banner('B'), banner('C', { kind: 'link', url: 'https://c.example/', params: '' })]
const open = (banners: Banner[] = THREE) =>
  openScreen({ at: '/', screen: <Banners banners={banners} />, paths: ['/ticket_details'] })
const current = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const stillness = { isReduced: false }

// jsdom has no layout, no scrolling and no device settings.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined
  window.matchMedia = ((query: string) => ({ matches: stillness.isReduced, media: query })) as typeof window.matchMedia
})
beforeEach(() => {
  stillness.isReduced = false
})

it('purchase 2, home: the banner carousel loops, both ways', async () => {
  const { user } = open()
  expect(current()).toEqual(['A'])
  screen.getByRole('list').focus()
  await user.keyboard('{ArrowLeft}')
  expect(current()[0]).toContain('C')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(current()).toEqual(['B'])
  await user.click(screen.getByRole('button', { name: 'Banner 3 of 3' }))
  expect(screen.getByRole('button', { name: 'Banner 3 of 3' }).getAttribute('aria-current')).toBe('true')
})

it('a banner leads to a page with its parameters, or to an external address in a new tab', async () => {
  const { user } = open()
  expect(screen.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('/ticket_details?xldm=A')
  await user.click(screen.getByRole('button', { name: 'Banner 3 of 3' }))
  const elsewhere = screen.getByRole('link', { name: /^C/ })
  expect(elsewhere.getAttribute('href')).toBe('https://c.example/')
  expect(elsewhere.getAttribute('target')).toBe('_blank')
})

it('one banner renders without a carousel, none renders nothing', () => {
  open([banner('A')])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'A' })).toBeTruthy()
  const { container } = open([])
  expect(container.textContent).toBe('')
})

describe('automatic carousel', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  it('the carousel advances after six seconds, and can be stopped', () => {
    open()
    wait(6000)
    expect(current()).toEqual(['B'])
    act(() => screen.getByRole('button', { name: 'Pause slideshow' }).click())
    wait(60_000)
    expect(current()).toEqual(['B'])
    expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeTruthy()
  })

  it('the carousel stops when the passenger touches it', () => {
    open()
    act(() => void screen.getByRole('list').dispatchEvent(new TouchEvent('touchstart', { bubbles: true })))
    wait(60_000)
    expect(current()).toEqual(['A'])
  })

  it('the carousel never starts under a reduced-motion preference', () => {
    stillness.isReduced = true
    open()
    wait(60_000)
    expect(current()).toEqual(['A'])
  })
})
