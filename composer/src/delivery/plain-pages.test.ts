import { refusalPage } from './plain-pages'

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
    expect(refusalPage({ method: 'GET', url }, 400)?.html).toContain('This address cannot be read')
    expect(refusalPage({ method: 'GET', url }, 429)?.html).toContain('Too many requests')
    expect(refusalPage({ method: 'GET', url }, 500)?.html).toContain('cannot be shown at the moment')
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
  ])('and not for %s %s', (method, url) => expect(refusalPage({ method, url }, 400)).toBeUndefined())
})
