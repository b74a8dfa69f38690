// What a late instalment costs, in words: what the other rooms may use.

export { capsText, lateCapText, lateExampleRow, lateRuleText } from './late-words.ts'
