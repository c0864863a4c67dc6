import type { SameShape } from '../create-use-texts'
import type { captchaTexts as reference } from './zh-hk'

export const captchaTexts: SameShape<typeof reference> = {
  label: '图片验证码',
  hint: '请输入图中的四位数字',
  picture: '验证码图片，四位数字。看不清可换一张，或改为收听',
  another: '换一张',
  turning: '正在换一张…',
  notShown: '验证码图片没有显示，请换一张',
  listen: '改为收听',
  speaking: '正在播放…',
  notHeard: '暂时无法播放，请换一张再试',
}
