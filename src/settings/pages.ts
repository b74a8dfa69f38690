// The settings of what pages may lead to and contain, and of who may contain them.

import { setOr, setting } from './setting.ts'
import { flag, originList } from './values.ts'

export const pagesSettings = {
  ALLOWED_LINK_ORIGINS: setOr(originList, [], {
    help: 'Other origins that pages may lead to, with commas between them: payment pages of your providers, products, your app’s store. Only the redirect address that a loan brings (redirectUrl) gets a launch ticket.',
  }),
  ALLOWED_FRAME_ORIGINS: setOr(originList, [], {
    help: 'Origins whose pages may stand in a frame of ours (agreements).',
  }),
  ALLOWED_IMAGE_ORIGINS: setOr(originList, [], {
    help: 'Origins of pictures (logos, instructions) besides our own.',
  }),
  FRAME_ANCESTORS: setOr(originList, [], { help: 'Origins that may frame us. Native webviews need none.' }),
  LAUNCH_ACCEPTS_SESSION: setting(flag, '0', {
    help: '1 lets an old host app pass its session itself instead of a launch ticket: the session then stands in addresses and logs.',
  }),
} as const
