import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { userRow } from './login'
import { mailboxProof } from './register'

/** Begins signing in through WeChat: returns its address, with a state that only this browser can return. */
export const wechatAddressCall = defineCall({
  path: 'wx/query.wx.author.url',
  access: 'session.open',
  idempotent: false,
  success: 'code',
  request: z.looseObject({
    /** Path to continue at; a path of this site, anything else means home. */
    successPath: z._default(z.string(), ''),
  }),
  answer: z.looseObject({ responseData: z.looseObject({ url: z.string() }) }),
})

/**
 * Completes sign-in on `/author` with code and state from its address. Returns the session and the path to continue at.
 */
export const wechatReturnCall = defineCall({
  path: 'wx/wx.user.author',
  access: 'session.open',
  idempotent: false,
  success: 'code',
  request: z.looseObject({
    /** Missing where the passenger declined. */
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
 * Gives a WeChat account an e-mail address, a password and level 1. The address of another account is refused by
 * ACCOUNT_EXISTS with `mayJoin`; with `join` and the same code the WeChat account is merged into that one.
 */
export const bindEmailCall = defineCall({
  path: 'wx/wx.user.bind.email',
  access: 'account.bind-email',
  idempotent: false,
  success: 'code',
  request: z.extend(mailboxProof, { join: z._default(z.boolean(), false) }),
  answer: z.looseObject({ jwt: z.string(), responseData: userRow }),
})
