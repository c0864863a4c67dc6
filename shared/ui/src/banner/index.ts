export { BannerFace, bannerClass } from './banner-face'
