import { choice } from '../choice'
import { en } from './en'
import { zhCn } from './zh-cn'
import { zhHk } from './zh-hk'

export const texts = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }[choice.language]
