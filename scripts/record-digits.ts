// `node scripts/record-digits.ts`: records the digits of the spoken captcha, by espeak-ng and sox, which only this command needs.

import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../src/core/language.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename)

/** Words a minute: slower than people talk, as a code is dictated. */
const WORDS_A_MINUTE = '125'

/**
 * The voice of each language, and its digits from nought to nine. There is no voice of Filipino: the Indonesian one reads its spelling as
 * it is said. Chinese has the 1 of telephone numbers (yao), which is not taken for 7 (qi).
 */
const voices: Readonly<Record<Language, readonly [voice: string, digits: string]>> = {
  en: ['en-us', 'zero one two three four five six seven eight nine'],
  fil: ['id', 'séro isa dalawa tatlo apat lima anim pito walo siyam'],
  id: ['id', 'nol satu dua tiga empat lima enam tujuh delapan sembilan'],
  hi: ['hi', 'शून्य एक दो तीन चार पाँच छह सात आठ नौ'],
  es: ['es-419', 'cero uno dos tres cuatro cinco seis siete ocho nueve'],
  'zh-CN': ['cmn-latn-pinyin', 'ling2 yao1 er4 san1 si4 wu3 liu4 qi1 ba1 jiu3'],
}

const silenceAtTheStart = ['silence', '1', '0.01', '0.4%']
const cutBothEnds = [...silenceAtTheStart, 'reverse', ...silenceAtTheStart, 'reverse']

for (const [language, [voice, digits]] of Object.entries(voices)) {
  const folder = path.join(import.meta.dirname, '..', 'src', 'server', 'adapters', 'spoken-digits', language)
  mkdirSync(folder, { recursive: true })
  for (const [digit, word] of digits.split(' ').entries()) {
    const said = execFileSync('espeak-ng', ['-v', voice, '-s', WORDS_A_MINUTE, '--stdout', word])
    const file = path.join(folder, `${digit}.wav`)
    const phoneLine = ['-r', '8000', '-c', '1', '-b', '8', '-e', 'mu-law', file]
    execFileSync('sox', ['-R', '-t', 'wav', '-', ...phoneLine, ...cutBothEnds, 'norm', '-3'], { input: said })
  }
}
