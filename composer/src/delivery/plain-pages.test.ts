import { notAvailablePage, refusalPage, settingUpPage } from './plain-pages'

const SUPPORT = 'help@tickets.example'
const refuse = (status: number) => refusalPage({ method: 'GET', url: '/', id: 'r-1' }, status, SUPPORT)?.html

it.each([
  ['a bad address', refuse(400)],
  ['too many requests', refuse(429)],
  ['too many cookies', refuse(431)],
  ['a fault', refuse(500)],
  ['a site that is being set up', settingUpPage('r-1', SUPPORT)],
  ['a site without scripts', notAvailablePage('r-1', SUPPORT)],
])('the page of %s shows its request number, a link to home and the contact of the settings', (_, html) => {
  expect(html).toContain(
    'Request number · <span lang="zh-CN">请求编号</span> · <span lang="zh-HK">請求編號</span>: r-1',
  )
  expect(html).toContain('<a href="/webhtml/">Home page')
  expect(html).toContain(`<a href="mailto:${SUPPORT}">${SUPPORT}</a>`)
})

describe('the refusal page', () => {
  it.each([
    '/',
    '/?lang=en',
    '/webhtml',
    '/webhtml/',
    '/webhtml?a',
    '/webhtml/%ff',
    '/webhtml/my_order?x=1',
    '/webhtml/shells',
  ])('a refusal page is sent for a request of %s', (url) => {
    const request = { method: 'GET', url, id: 'r-1' }
    expect(refusalPage(request, 400, SUPPORT)?.html).toContain('This address cannot be read')
    expect(refusalPage(request, 429, SUPPORT)?.html).toContain('Too many requests')
    expect(refusalPage(request, 500, SUPPORT)?.html).toContain('cannot be shown at the moment')
  })
  it.each([
    ['GET', '/api/login'],
    ['GET', '/health/live'],
    ['GET', '/webhtmlx'],
    ['GET', '/webhtml/registry.json'],
    ['GET', '/webhtml/registry/withdrawn'],
    ['GET', '/webhtml/remotes/mf-x/1/%ff'],
    ['GET', '/webhtml/shell/1/entry.js'],
    ['POST', '/webhtml/report'],
    ['POST', '/webhtml/my_order'],
  ])('no refusal page is sent for %s %s', (method, url) =>
    expect(refusalPage({ method, url, id: 'r-1' }, 400, SUPPORT)).toBeUndefined(),
  )
})
