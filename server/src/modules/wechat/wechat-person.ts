/** Somebody as WeChat knows them. */
export interface WechatPerson {
  openid: string
  /** As they chose it; not to be trusted. */
  nickname: string
  /** Where their picture is; empty where they have none. */
  pictureUrl: string
}
