export { assertKeys, findKeyObstacle } from './assert-keys'
export { KEY_SETTINGS, type KeySetting, toKeyMarks } from './key-marks'
export { lockKeyMarks, replaceKeyMarks } from './key-marks.repository'
