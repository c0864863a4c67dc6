import type { SandboxUser } from './wechat-login-state'

/** The answer about a user; most fields are empty in the current API. */
export const presentUserInfo = ({ openid, nickname }: SandboxUser, origin: string) => ({
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
