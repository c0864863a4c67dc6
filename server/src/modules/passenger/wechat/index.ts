export { checkWechatSecret } from './check-wechat-secret'
export {
  deletePicture,
  deleteWechatData,
  findIdentity,
  moveIdentity,
  movePicture,
} from './wechat.repository'
export { registerWechat } from './wechat.routes'
export { readWechatSettings } from './wechat-settings'
