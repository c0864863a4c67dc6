import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { userRow } from './login'
import { mailboxProof } from './register'

/** Begins signing in through WeChat: where to go, with a state that this browser alone can bring back. */
export const wechatAddress = defineCall({
  path: 'wx/query.wx.author.url',
  access: 'session.open',
  idempotent: false,
  success: 'code',
  request: z.looseObject({
    /** Where to go afterwards; a path of this site, anything else is home. */
    successPath: z._default(z.string(), ''),
  }),
  answer: z.looseObject({ responseData: z.looseObject({ url: z.string() }) }),
})

/** Ends it on `/author`: code and state as they stand in its address. Signs in, and says where to go. */
export const wechatReturn = defineCall({
  path: 'wx/wx.user.author',
  access: 'session.open',
  idempotent: false,
  success: 'code',
  request: z.looseObject({
    /** Missing where the person said no. */
    code: z._default(z.string(), ''),
    state: z._default(z.string(), ''),
  }),
  answer: z.looseObject({
    jwt: z.string(),
    responseData: userRow,
    /** Path below the base. */
    successPath: z.string(),
  }),
})

/**
 * Gives a WeChat account an e-mail address and a password: level 1 from then on. An address that has an account is refused by
 * ACCOUNT_EXISTS with `mayJoin`; with `join` and the same code the WeChat account then goes into that one.
 */
export const bindEmail = defineCall({
  path: 'wx/wx.user.bind.email',
  access: 'account.bind-email',
  idempotent: false,
  success: 'code',
  request: z.extend(mailboxProof, { join: z._default(z.boolean(), false) }),
  answer: z.looseObject({ jwt: z.string(), responseData: userRow }),
})
