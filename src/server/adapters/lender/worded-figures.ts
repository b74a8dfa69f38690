// Finds amounts and percentages that a lender's own text writes in words: only a figure in digits can be traced to its source.

/**
 * The words of the six languages that numbers are written with. `one` stands only before another: 'not one peso' states no figure. Numbers
 * of Hindi up to 99 each have a word of their own.
 */
const latin = `two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakh|crore|million
dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|(?:dosc|tresc|cuatroc|seisc|setec|ochoc|novec)ientos|quinientos|mil|mill[oó]n|millones
dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh|seratus|ratus|seribu|ribu|juta
dalawa(?:ng)?|tatlo(?:ng)?|apat|limang|anim|pito(?:ng)?|walo(?:ng)?|siyam|sampu(?:ng)?|labin\\p{L}+|\\p{L}+mpu(?:ng)?|(?:sa|i)?[dr]aang?|(?:san)?libo(?:ng)?|milyon(?:g)?|singko|diyes|bente|trenta|singkuwenta`
const hindi = `दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह|अठारह|उन्नीस|बीस|इक्कीस|बाईस|तेईस|चौबीस|पच्चीस|छब्बीस|सत्ताईस|अट्ठाईस|उनतीस|तीस|पैंतीस|छत्तीस|चालीस|पैंतालीस|पचास|पचपन|साठ|पैंसठ|सत्तर|पचहत्तर|अस्सी|पचासी|नब्बे|पचानवे|निन्यानवे|सौ|हज़ार|हजार|लाख|करोड़|डेढ़|ढाई`
const number = `(?:${latin.replaceAll('\n', '|')}|${hindi})`
const between = `(?:[\\s-]+(?:and|y|na|at|one|un|isang|satu|एक))?[\\s-]+`
const unit = `(?:percent|per\\s+cent|por\\s+ciento|por?si?yento|persen|प्रतिशत|फ़ीसदी|फीसदी|pesos?|piso(?:ng)?|rupees?|rupias?|rupiah|dollars?|d[oó]lar(?:es)?|euros?|रुपये|रुपए|रुपया|पेसो|डॉलर)`
const spaced = `(?:(?:one|un|isang|satu|एक)[\\s-]+)?${number}(?:${between}${number})*(?:\\s+na)?[\\s-]+${unit}`
const chinese =
  '百分之[零〇一二两三四五六七八九十百]+|[二两三四五六七八九十百千万][零〇一二两三四五六七八九十百千万]*(?:元|比索|卢比|印尼盾|美元)'
const wordedFigure = new RegExp(`(?<!\\p{L})${spaced}(?![\\p{L}\\p{M}])|${chinese}`, 'giu')

/** The amounts and percentages that a text writes in words, as they stand there, each once. */
export function wordedFigures(text: string): readonly string[] {
  const found = text.match(wordedFigure) ?? []
  return [...new Set(found.map((words) => words.replaceAll(/\s+/g, ' ')))]
}
