import type { SandboxPerson } from './wechat-login-state'

/** The answer about a person; most fields are empty by now. */
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
