// The addresses of the installed app's files, as the browser is told them.

export const manifestAddress = '/app.webmanifest'
export const touchIconAddress = '/icons/touch-180.png'
export const tabIconAddress = '/icons/tab'
/** The picture that a shared link shows. */
export const socialCardAddress = '/icons/social-card.png'
export const serviceWorkerAddress = '/sw.js'
/** The language of the page that the worker keeps: another language is another worker. */
export const offlineLanguageParam = 'lang'
