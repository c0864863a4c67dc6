import { notAvailablePage, refusalPage, settingUpPage } from './plain-pages'

it.each([
  ['a bad address', refusalPage({ method: 'GET', url: '/', id: 'r-1' }, 400)?.html],
  ['too many requests', refusalPage({ method: 'GET', url: '/', id: 'r-1' }, 429)?.html],
  ['a fault', refusalPage({ method: 'GET', url: '/', id: 'r-1' }, 500)?.html],
  ['a site that is being set up', settingUpPage('r-1')],
  ['a site without scripts', notAvailablePage('r-1')],
])('the page of %s names its request, a way home and a contact', (_, html) => {
  expect(html).toContain(
    'Request number · <span lang="zh-CN">请求编号</span> · <span lang="zh-HK">請求編號</span>: r-1',
  )
  expect(html).toContain('<a href="/webhtml/">Home page')
  expect(html).toContain('<a href="mailto:support@bridge-shuttle.example">')
})

it('names the contact that the site is set up with', () => {
  const support = 'help@tickets.example'
  const pages = [
    refusalPage({ method: 'GET', url: '/', id: 'r-1' }, 500, support)?.html,
    settingUpPage('r-1', support),
    notAvailablePage('r-1', support),
  ]
  for (const html of pages) expect(html).toContain(`<a href="mailto:${support}">${support}</a>`)
})

describe('a refusal is a page', () => {
  it.each([
    '/',
    '/?lang=en',
    '/webhtml',
    '/webhtml/',
    '/webhtml?a',
    '/webhtml/%ff',
    '/webhtml/my_order?x=1',
    '/webhtml/shells',
  ])('for a request of %s', (url) => {
    const request = { method: 'GET', url, id: 'r-1' }
    expect(refusalPage(request, 400)?.html).toContain('This address cannot be read')
    expect(refusalPage(request, 429)?.html).toContain('Too many requests')
    expect(refusalPage(request, 500)?.html).toContain('cannot be shown at the moment')
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
  ])('and not for %s %s', (method, url) => expect(refusalPage({ method, url, id: 'r-1' }, 400)).toBeUndefined())
})
