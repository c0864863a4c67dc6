import type { LanguageCode } from '@shuttle/contracts'

const en = {
  code: 'Verification code',
  getCode: 'Get code',
  repeatPassword: 'Repeat password',
  terms: /I have read and accept/,
  bind: 'Add e-mail',
  join: 'Join accounts',
  joined: 'Your accounts have been joined',
  undo: 'Undo joining',
  keep: 'Keep them joined',
  proof: 'Confirm it is you',
  prove: 'Confirm',
  separate: 'Your accounts are separate again. Please sign in again.',
  separateByMail: 'Your accounts are separate again.',
  addEmail: 'Add my e-mail',
}
export type JoinTexts = typeof en
const zhHk: JoinTexts = {
  code: '電郵驗證碼',
  getCode: '取得驗證碼',
  repeatPassword: '再次輸入密碼',
  terms: /我已閱讀並同意/,
  bind: '綁定電郵',
  join: '合併帳戶',
  joined: '帳戶已合併',
  undo: '復原合併',
  keep: '維持合併',
  proof: '確認是你本人',
  prove: '確認',
  separate: '兩個帳戶已分開，請重新登入',
  separateByMail: '兩個帳戶已分開。',
  addEmail: '綁定電郵',
}
const zhCn: JoinTexts = {
  code: '邮箱验证码',
  getCode: '获取验证码',
  repeatPassword: '再次输入密码',
  terms: /我已阅读并同意/,
  bind: '绑定邮箱',
  join: '合并账号',
  joined: '账号已合并',
  undo: '撤销合并',
  keep: '保持合并',
  proof: '确认是您本人',
  prove: '确认',
  separate: '两个账号已分开，请重新登录',
  separateByMail: '两个账号已分开。',
  addEmail: '绑定邮箱',
}
export const JOIN_TEXTS: Readonly<Record<LanguageCode, JoinTexts>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }
