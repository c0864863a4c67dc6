import { readArguments } from './read-arguments'

it.each(['orders', 'mf-orders'])('%s creates mf-orders', (name) => {
  expect(readArguments([name, '--path', '/orders=Orders|订单|訂單']).options).toMatchObject({
    name: 'mf-orders',
    pages: [{ path: '/orders' }],
    slots: [],
  })
})

it('reads titles in three languages, slots of its own and an owner', () => {
  const args = [
    'lost-property',
    '--path',
    '/lost=Lost property|失物|失物',
    '--slot',
    'found-item.v1',
    '--owner',
    '@a/lost',
  ]
  expect(readArguments(args).options).toEqual({
    name: 'mf-lost-property',
    pages: [{ path: '/lost', title: { 'zh-cn': '失物', 'zh-hk': '失物', en: 'Lost property' } }],
    slots: ['found-item.v1'],
    owner: '@a/lost',
  })
})

it('reads the registry of the shared packages for a remote outside', () => {
  const args = ['lost', '--path', '/lost=Lost|失物|失物', '--dir', '../team', '--registry', 'https://npm.example']
  expect(readArguments(args)).toMatchObject({ options: { registry: 'https://npm.example/' }, dir: '../team' })
})

it.each([
  [[], /^one name is needed\nnpm run create-remote/],
  [['a', 'b'], /^one name is needed/],
  [['Orders'], /^"Orders" is no name for a remote/],
  [['my_orders'], /^"my_orders" is no name/],
  [['-orders'], /Unknown option/],
  [['orders-'], /^"orders-" is no name/],
  [['mf-'], /^"mf-" is no name/],
  [['../orders'], /^"\.\.\/orders" is no name/],
  [['orders', '--path', 'my_order'], /^"my_order" is no path: it starts with \//],
  [['orders', '--path', '/my order'], /^"\/my order" is no path/],
  [['orders', '--path', '/my_order=My orders'], /^the title of \/my_order needs three languages/],
  [['orders', '--path', '/my_order=a||c'], /^the title of \/my_order needs three languages/],
  [['lost-property'], /^the title of \/lost_property needs three languages: --path "\/lost_property=English/],
  [['orders', '--path', '/my_order=a|b|c'], /^the title of \/my_order needs three languages/],
  [['orders', '--path', '/a=A|甲|甲', '--slot', 'seat-map'], /^"seat-map" is no name of a slot/],
  [['orders', '--path', '/a=A|甲|甲', '--owner', 'tours'], /^"tours" is no owner/],
  [
    ['orders', '--path', '/a=A|甲|甲', '--registry', 'https://npm.example'],
    /^a remote in the repository needs no registry/,
  ],
  [['orders', '--path', '/a=A|甲|甲', '--dir', 'x', '--registry', 'npm'], /^"npm" is no address of a registry/],
  [['orders', '--colour', 'red'], /Unknown option '--colour'[\s\S]*npm run create-remote/],
])('create-remote refuses the arguments %j', (args, reason) => expect(() => readArguments(args)).toThrow(reason))
