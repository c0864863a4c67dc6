import type { BreakingChange, OfOneApp } from './change'
import { ACCOUNT, SLOTS } from './sources'

/** Edits of mf-account, each refused. */
export const breakingOfAccount: OfOneApp<BreakingChange> = [
  {
    what: 'the page of the sign-in renamed',
    file: ACCOUNT,
    from: "path: '/login'",
    to: "path: '/sign_in'",
    refusal: ['mf-account', 'has no page /login,', 'shell', 'guard.tsx'],
  },
  {
    what: 'the personal centre renamed',
    file: ACCOUNT,
    from: "path: '/personal_center'",
    to: "path: '/me'",
    refusal: ['mf-account', 'has no page /personal_center,', 'shell', 'bottom-navigation.tsx'],
  },
  {
    what: 'the sign-in without its popup',
    file: SLOTS,
    from: "mode: 'popup' | 'page'",
    to: "mode: 'page'",
    refusal: ['login-panel.tsx of mf-account', 'the slot login-panel.v1', 'mode', 'shell', 'sign-in-popup.tsx'],
  },
  {
    what: 'a text missing in Simplified Chinese',
    file: 'mf-account/src/i18n/zh-cn.ts',
    from: "    expired: '已过期',\n",
    to: '',
    refusal: ['mf-account', 'has no text in zh-cn for coupons.expired of mf-account'],
  },
  {
    what: 'a guard lowered',
    file: ACCOUNT,
    from: "name: 'my-data',\n      guard: 'member'",
    to: "name: 'my-data',\n      guard: 'public'",
    refusal: ['the page /my_data has the guard public in mf-account'],
  },
  {
    what: 'a call that does not exist',
    file: 'shared/wire/src/calls/login.ts',
    from: "path: 'login'",
    to: "path: 'log.in'",
    refusal: ['the service has no call log.in', 'sign-in.ts of mf-account'],
  },
  {
    what: 'a first call that does not exist',
    file: ACCOUNT,
    from: "path: 'wx/query.wx.user.voucher'",
    to: "path: 'wx/query.vouchers'",
    refusal: ['the service has no call wx/query.vouchers', 'the first call of /my_coupon of mf-account'],
  },
  {
    what: 'a field of a call no longer sent',
    file: 'shared/calls/src/account/change-password.ts',
    from: '{ oldPassWord: passwords.old, passWord: passwords.new }',
    to: '{ passWord: passwords.new } as never',
    also: [
      {
        file: 'shared/calls/src/account/change-password.ts',
        from: "{ oldPassWord: '', passWord: password }",
        to: '{ passWord: password } as never',
      },
    ],
    refusal: [
      'the service needs the field oldPassWord of wx/wx.user.change.password',
      'change-password.ts of mf-account',
    ],
  },
  {
    round: 2,
    what: 'a throw at evaluation',
    file: 'mf-account/src/remote.ts',
    from: 'export const remote',
    to: "if (Date.now() > 0) throw new Error('at evaluation')\nexport const remote",
    // The comparison finds nothing; the smoke of the release tool does.
    refusal: ['report: mf-account', 'page /login', 'Error: at evaluation'],
  },
]
