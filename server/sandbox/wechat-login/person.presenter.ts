import type { SandboxPerson } from './wechat-login-state'

/** What WeChat tells of a person; most of it is empty by now. */
export const presentPerson = ({ openid, nickname }: SandboxPerson, origin: string) => ({
  openid,
  nickname,
  sex: 0,
  language: '',
  province: '',
  city: '',
  country: '',
  headimgurl: `${origin}/wechat/pictures/${openid}.png`,
  privilege: [],
})
