// Phrases that misled people or that no native speaker says, by language: none of them comes back, on a screen, in a message or in a paper.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../core/language.ts'
import { textsByPath } from '../../words/check.ts'
import { readSection } from '../../words/files.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** In every language: a wait in bare seconds, and two full stops. */
const bannedEverywhere: readonly RegExp[] = [
  /\{seconds\}/,
  /\b(?:[6-9]\d|\d{3,}) (?:seconds|segundos|segundo|detik|सेकंड|秒)/,
  /[^.]\.\.(?![./])/,
  /।।|。。/,
]

/** What each pattern means where it is banned stands in docs/glossary.md: one word for one thing. */
const banned: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /let your card pay|'look again'|checking for news|'to (?:my loans?|the wallet|the start page)'/i,
    /asking costs nothing|nothing on this page is lost|not as agreed|cannot be moved any more|is due already/i,
    /price list|we note only after you say yes/i,
    /\bfingerprint of this text\b/i,
    /whole time of the loan/i,
    /not now, and why/i,
    /may stay empty/i,
    /\b(?:stands?|holds?) (?:in|on|for|until|with|from|beside)\b/i,
    /\b(?:papers?)\b(?! trail)/i,
    /\bbind another\b|\bname your bank card\b/i,
    /\bapply anew\b|\btake back\b|\btaken back\.'/i,
    /give (?:the|a) (?:money|loan) back/i,
    /days over 365/i,
    /good day,/i,
    /you get an answer/i,
    /whoever does is not us/i,
    /never tell it to any/i,
    /nobody who picks up/i,
    /one engine|same engine/i,
    /what lies between|in the words of accountants|we are there by phone/i,
    /\bwhat you live on\b|\bincome in a month\b/i,
    /\bopens nothing\b|\bthis page is still blank\b/i,
    /tell (?:anyone|nobody)(?! the code)[^.']* (?:loan|borrowed)/i,
    /\ban officer will\b|\bworking days\b|late charges are added until/i,
  ],
  fil: [
    /isang pindot, titigil|tipirin ang bayad|ang inyong mga bituin|Buksan ang pagbabayad/i,
    /\bhuling bayad\b|\bhuling pagbabayad\b|(?<!Ang )\bhuling hulog\b/i,
    /gumaling pa|sumainyo/i,
    /Tumatakbo|Kasama namin mula/,
    /pakimarkahan|namarkahan/i,
    /araw ng negosyo/i,
    /pribasidad|aplikasyon|papeles|mga papel\b|\bkontak\b|makipag-usap/i,
    /listahan ng presyo|prinsipal/i,
    /\b(?:mo|ikaw|iyo)\b/i,
    /applicationg|dating kliyente|magbayad mamaya/i,
    /\bihambing\b|pagkumparahin/i,
    /e-mail/i,
    /\bulit\b|takdang petsa|kumpanya|naaprobahan|hangga't/i,
    /\bphone (?:ninyo|na ito)\b|aparato/i,
    /pakibalik sa app|nasira sa panig|hindi na(?: ito)? bagay|kunin pabalik/i,
    /\bkami hanggang\b|itinatago namin ang (?:lugar|system)|\bmakapag-log in kayo/i,
    // Politeness is 'kayo'; 'po' stands in thanks and greetings alone.
    /(?<!Salamat|araw|Paalam) po\b/,
  ],
  id: [
    /Hukum membatasinya|kartu Anda membayar pada|satu ketukan menghentikannya|carikan rencana|Pindahkan jatuh tempo|Buka pembayaran dari/i,
    /Dua bulan lagi/,
    /membayar pada harinya|bertanya lagi dengan sendirinya/,
    /Keluarkan \{/,
    /Telepon saya dengan kodenya/,
    /kartu bank Anda|Daftarkan kartu/,
    /rekening koran|kode batang|Tempat saya masuk/i,
    /Seseorang (?:sedang )?membaca|menenggelamkan/,
    /surel|e-mail/i,
    /daftar harga|angsuran/i,
    /memerlukan login|login tidak|dipakai untuk apa|terlalu terlambat/i,
    /kuitansi|\bklien\b|peramban|sidik jarinya/i,
    /sudah tidak masuk|keluar sendiri\?/i,
  ],
  hi: [
    /सब कुछ पहले चुका|कार्ड खुद चुकाता है;|लिंक में लोन का नाम नहीं|हम क्या SMS करें/,
    /खाना खाली/,
    /जमा राशि/,
    /^'बकाया/m,
    /हर और दिन/,
    /365 पर दिन/,
    /लोन का आपका खर्च/,
    /कर्ज़|मूलधन|कागज़|मूल्य सूची|ई-मेल/,
    /चुकाने की योजना|रकम|आपको मिलता है/,
    /रोलओवर|पक्ष में जमा|आपके ऑफ़र|समझौत|सेव (?:कर|हो)|यह खाना/,
    /राशि(?:ें|ों)|रिमाइंडर|ये खाने|कार्ड के खाने|खाने पर|लागत|वजह|करार/,
    /(?:सकता|गया|गयी) हूँ\?|(?:ता|ती) हूँ/,
  ],
  es: [
    /préstamo le cuesta(?:'| \|)|ya figura en su préstamo|mora estándar serían|un toque lo detiene|mover la fecha|quedarme con mi préstamo|abra el pago desde/i,
    /\bañad(?:ir|a)\b/i,
    /[: ]guarda de nuevo/,
    /\btus?\b|(?<!usted )\belige\b/i,
    /Un navegador se cierra/,
    /\bquejas?\b/i,
    /\bingres(?:ar|e|ó)\b/i,
    /\bTAE\b/,
    /(?<!\bun |ningún )\bcargo por mora\b/i,
    /días sobre 365|lista de precios/i,
    /ahora lo mueve|desembolso volvió|hundirle|llevar el préstamo/i,
    /Nadie que tome este teléfono/i,
    /\bcostes?\b|\bimporte\b|\bcapital\b/i,
    /\bcambi(?:a|ó) de idea\b|\bla app\b/i,
    /\bmir(?:ar|e) (?:de nuevo|primero|su)\b|\bcomprob(?!ante)|\bcompruebe\b/i,
    /\bvale (?:hasta|\$)/i,
    /\bcancel(?:ar|ación|ado|e) (?:el|del|este|su) préstamo/i,
    /responda antes del|dentro de \{days\}|Ábralo en 2/i,
  ],
  'zh-CN': [
    /一步一步来|从您的贷款中打开还款|按这个金额准确|在付款的地方输入/,
    /您的余额/,
    /逾期审批/,
    /岁以上/,
    /价目/,
    /由专人阅读/,
    /方案/,
    /您拿到|您已登录为|我的登录位置/,
    /本金/,
    /罚息/,
    /正在看您|愿意写才写|用在哪里/,
    /[\u4e00-\u9fff][,;?]/,
    /[在您] ?App\b|lender\}：(?!还款|一份)/,
  ],
}

/** Texts alone: comments and names of keys speak to us, words to search by are the reader's own. */
function textOf(file: string): string {
  if (file.includes('/words/'))
    return [...textsByPath(readSection(file)).values()].map((text) => `'${text}'`).join('\n')
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*"(?:id|words|topic|page)":/.test(line))
    .join('\n')
}

function filesIn(folder: string, isOne: (name: string) => boolean): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isOne(path.join(entry.parentPath, entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function filesOf(language: Language): string[] {
  const isWords = (name: string): boolean => name.includes(`/${language}/`) && !name.endsWith('/demo.json')
  const isContent = (name: string): boolean => name.endsWith(`.${language}.md`) || name.endsWith(`/${language}.json`)
  return [
    ...filesIn('src/words/web', isWords),
    ...filesIn('src/words/server', isWords),
    ...filesIn('content', isContent),
  ]
}

/** `text` with what is banned in it, each with a few words around. */
function bannedIn(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(text)
    return found === null ? [] : [`${pattern.source}: ${text.slice(Math.max(0, found.index - 30), found.index + 50)}`]
  })
}

describe.each(languages)('the words in %s', (language) => {
  it('are without phrases that mislead, and have one word for one thing', () => {
    const files = filesOf(language)
    expect(files.length).toBeGreaterThan(30)
    const found = files.flatMap((file) =>
      bannedIn(textOf(file), [...bannedEverywhere, ...banned[language]]).map(
        (what) => `${path.relative(root, file)}: ${what}`,
      ),
    )
    expect(found).toEqual([])
  })
})

describe('the search for banned phrases', () => {
  it.each([
    ['en', 'By the price list: 5%'],
    ['fil', 'walang dagdag na singil ang huling bayad'],
    ['id', 'Tunjukkan kode batang'],
    ['hi', 'खाना खाली था'],
    ['es', 'Mis quejas'],
    ['es', 'tu día de cobro'],
    ['fil', 'araw ng sahod mo'],
    ['fil', 'dating kliyente'],
    ['fil', 'Mag-log in po muli.'],
    ['es', 'Estamos comprobando su pago.'],
    ['en', 'Removed. It opens nothing any more.'],
    ['zh-CN', '您的余额'],
    ['zh-CN', '请在 App 中查看'],
    ['hi', 'ये राशिें 5 दिस॰ की हैं'],
    ['hi', 'ये खाने हमारी कार्ड कंपनी के हैं।'],
    ['fil', 'Sasagot kami hanggang Biyernes.'],
    ['es', 'la cancelación del préstamo'],
    ['id', 'Anda sudah tidak masuk.'],
    ['zh-CN', '可以,随时关闭'],
    ['hi', 'रोलओवर शुल्क'],
    ['en', 'Please try again in 3589 seconds.'],
    ['id', 'Tunggu 60 detik'],
    ['en', 'Harbour Credit Inc.. says'],
  ] as const)('finds in %s: %s', (language, text) => {
    expect(bannedIn(text, [...bannedEverywhere, ...banned[language]])).toHaveLength(1)
  })
})
