// `node scripts/record-digits.ts`: records the digits of the spoken captcha, by espeak-ng and sox, which only this command needs.

import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { answerHelp } from './help.ts'
import { languageFiles } from './language-files.ts'

answerHelp(import.meta.filename, [])

/** Words a minute: slower than people talk, as a code is dictated. */
const WORDS_A_MINUTE = '125'

const silenceAtTheStart = ['silence', '1', '0.01', '0.4%']
const cutBothEnds = [...silenceAtTheStart, 'reverse', ...silenceAtTheStart, 'reverse']

for (const [language, { spokenDigits }] of languageFiles()) {
  const { voice, words } = spokenDigits
  const folder = path.join(import.meta.dirname, '..', 'src', 'server', 'adapters', 'captcha', 'spoken-digits', language)
  mkdirSync(folder, { recursive: true })
  for (const [digit, word] of words.entries()) {
    const said = execFileSync('espeak-ng', ['-v', voice, '-s', WORDS_A_MINUTE, '--stdout', word])
    const file = path.join(folder, `${digit}.wav`)
    const phoneLine = ['-r', '8000', '-c', '1', '-b', '8', '-e', 'mu-law', file]
    execFileSync('sox', ['-R', '-t', 'wav', '-', ...phoneLine, ...cutBothEnds, 'norm', '-3'], { input: said })
  }
}
