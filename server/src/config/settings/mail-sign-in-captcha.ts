import * as z from 'zod/mini'
import { setting } from '../setting'
import { addressLike, dailyHours, httpAddress, phoneNumber, textThat } from '../setting-kinds'

const isMailbox = (text: string): boolean => /^([^<>\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)

/** An address without a character that a page would have to escape. */
const isPlainMailbox = (text: string): boolean => /^[^\s<>@"'&]+@[^\s<>@"'&]+$/.test(text)

/** Passengers see it: a telephone number or an address. */
const phoneOrMailbox = z.union([phoneNumber, textThat(isPlainMailbox, '')], {
  error: 'a telephone number such as +852 2888 0000 or an address such as lost@tickets.example is expected',
})

const text = z.optional(z.string())
const wechatSandbox = 'the sandbox; in production not offered'
const slideSandbox = 'the sandbox; in production the picture captcha'

/** Services that reach a passenger beside the payment: mails, signing in through WeChat, the slide captcha. */
export const mailSignInCaptcha = {
  SMTP_URL: setting(z.optional(addressLike(/^smtps?:\/\//, 'smtp://user:password@host')), {
    unset: 'mails as files in `DATA_DIR/outbox/`',
    about: 'the mail server, `smtp://user:password@host`',
  }),
  MAIL_FROM: setting(
    z.optional(textThat(isMailbox, 'a sender such as Bridge Shuttle <no-reply@tickets.example> is expected')),
    {
      unset: 'a sender of the demo',
      about: 'whom mails are from, such as `Bridge Shuttle <no-reply@tickets.example>`',
    },
  ),
  SUPPORT_ADDRESS: setting(
    z._default(
      textThat(isPlainMailbox, 'an address such as support@tickets.example is expected'),
      'support@bridge-shuttle.example',
    ),
    { about: 'where passengers write when the site fails them; error pages and the help page name it' },
  ),
  SUPPORT_PHONE: setting(z.optional(phoneNumber), {
    unset: 'no number',
    about: 'the telephone of the help page, such as `+852 2888 0000`',
  }),
  SUPPORT_HOURS: setting(z.optional(dailyHours), {
    unset: 'no hours',
    about: 'when telephone and chat are answered, every day in Hong Kong time, such as `06:00-23:00`',
  }),
  SUPPORT_CHAT_URL: setting(z.optional(httpAddress), {
    unset: 'no chat',
    about: 'address of the chat that the help page links to',
  }),
  LOST_PROPERTY: setting(z.optional(phoneOrMailbox), {
    unset: 'no such contact',
    about: 'telephone number or mail address for things left on a bus, on the help page',
  }),
  WECHAT_APP_ID: setting(text, {
    unset: wechatSandbox,
    about:
      'the WeChat official account that passengers sign in with; its return address is the page `author` of the site',
  }),
  WECHAT_SECRET: setting(text, { unset: wechatSandbox, about: 'the secret of that account' }),
  WECHAT_PAGE_URL: setting(z._default(httpAddress, 'https://open.weixin.qq.com'), {
    about: 'where passengers confirm who they are',
  }),
  WECHAT_API_URL: setting(z._default(httpAddress, 'https://api.weixin.qq.com'), {
    about: 'which address the service queries for who signed in',
  }),
  SLIDE_URL: setting(z.optional(httpAddress), {
    unset: slideSandbox,
    about: "the slide captcha's service, such as `https://afs.aliyuncs.com`",
  }),
  SLIDE_ACCESS_KEY_ID: setting(text, { unset: slideSandbox, about: 'our account there' }),
  SLIDE_ACCESS_KEY_SECRET: setting(text, { unset: slideSandbox, about: 'the secret of that account' }),
  SLIDE_APP_KEY: setting(text, { unset: slideSandbox, about: 'the key of our site there' }),
  SLIDE_SCENE: setting(z._default(z.string(), 'nc_other_h5'), { about: 'what orders are counted under' }),
  SLIDE_SCRIPT_URL: setting(z._default(httpAddress, 'https://g.alicdn.com/AWSC/AWSC/awsc.js'), {
    about: "the provider's script",
  }),
  SLIDE_ORIGINS: setting(
    z._default(
      z.string(),
      [
        'https://g.alicdn.com https://aeis.alicdn.com https://img.alicdn.com',
        'https://cf.aliyun.com https://ynuf.aliapp.org',
      ].join(' '),
    ),
    { about: 'origins that the script may load from and call, with spaces between them' },
  ),
  SURVEY_URL: setting(z.optional(httpAddress), {
    unset: 'no link',
    about: 'address of the questionnaire, linked on home while a row of `survey_windows` is open',
  }),
}
