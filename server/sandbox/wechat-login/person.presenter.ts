import type { SandboxPerson } from './messenger-state'

/** What the messenger tells of a person; most of it is empty by now. */
export const presentPerson = ({ openid, nickname }: SandboxPerson, origin: string) => ({
  openid,
  nickname,
  sex: 0,
  language: '',
  province: '',
  city: '',
  country: '',
  headimgurl: `${origin}/messenger/pictures/${openid}.png`,
  privilege: [],
})
