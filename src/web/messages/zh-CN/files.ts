// Words of a file that is to be saved, in Chinese.

import type { files as english } from '../en/files.ts'

export const files: typeof english = {
  missing: '现在找不到您的这个文件。请重新加载页面：您可能已退出登录。',
}
