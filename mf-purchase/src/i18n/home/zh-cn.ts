export const home = {
  banners: '最新消息',
  carousel: '轮播',
  banner: '横幅 {{position}}，共 {{count}} 张',
  pause: '停止轮播',
  play: '开始轮播',
  newTab: '（在新标签页打开）',
  airport: '机场专线',
  airportEntry: '查看机场巴士',
  survey: '乘客意见调查：说说您的乘车体验',
}
