import { readArguments } from './read-arguments'

it.each(['orders', 'mf-orders'])('%s creates mf-orders', (name) => {
  expect(readArguments([name]).options).toMatchObject({ name: 'mf-orders', pages: [{ path: '/orders' }], slots: [] })
})

it('a name with a hyphen accepts a path with the same spelling', () => {
  expect(readArguments(['lost-property']).options.pages[0]).toEqual({
    path: '/lost_property',
    title: { 'zh-cn': 'Lost property', 'zh-hk': 'Lost property', en: 'Lost property' },
  })
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
  [['orders', '--slot', 'seat-map.v1'], /^there is no slot "seat-map\.v1"; the contracts know login-panel\.v1, /],
  [['orders', '--colour', 'red'], /Unknown option '--colour'[\s\S]*npm run create-remote/],
])('create-remote refuses the arguments %j', (args, reason) => expect(() => readArguments(args)).toThrow(reason))
