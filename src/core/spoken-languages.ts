// Made by `npm run words` from src/words/languages: which languages there are, and how each writes. Not written by hand.

/** In the order in which a reader sees them. Each has all words of the screens, of the server, and all papers. */
export const languages = ["en","fil","id","hi","es","zh-CN"] as const
export type Language = (typeof languages)[number]
type Each<Value> = Readonly<Record<Language, Value>>

/** The name of each language in that language. */
export const languageNames: Each<string> = {
  "en": "English",
  "fil": "Filipino",
  "id": "Bahasa Indonesia",
  "hi": "हिन्दी",
  "es": "Español",
  "zh-CN": "简体中文"
}

/** Other tags for these languages. */
export const otherTags: Readonly<Record<string, string>> = {"tl":"fil","in":"id"}

export const directions: Each<'ltr' | 'rtl'> = {
  "en": "ltr",
  "fil": "ltr",
  "id": "ltr",
  "hi": "ltr",
  "es": "ltr",
  "zh-CN": "ltr"
}

export interface DateStyle {
  /** January first. */
  readonly months: readonly string[]
  readonly date: string
  readonly shortDate: string
  readonly dateAndTime: string
}

export const dateStyles: Each<DateStyle> = {
  "en": {
    "months": [
      "Jan",
      "Feb",
      "Mar",
      "Apr",
      "May",
      "Jun",
      "Jul",
      "Aug",
      "Sep",
      "Oct",
      "Nov",
      "Dec"
    ],
    "date": "{day} {month} {year}",
    "shortDate": "{day} {month}",
    "dateAndTime": "{date}, {clock}"
  },
  "fil": {
    "months": [
      "Ene",
      "Peb",
      "Mar",
      "Abr",
      "Mayo",
      "Hun",
      "Hul",
      "Ago",
      "Set",
      "Okt",
      "Nob",
      "Dis"
    ],
    "date": "{month} {day}, {year}",
    "shortDate": "{month} {day}",
    "dateAndTime": "{date}, {clock}"
  },
  "id": {
    "months": [
      "Jan",
      "Feb",
      "Mar",
      "Apr",
      "Mei",
      "Jun",
      "Jul",
      "Agu",
      "Sep",
      "Okt",
      "Nov",
      "Des"
    ],
    "date": "{day} {month} {year}",
    "shortDate": "{day} {month}",
    "dateAndTime": "{date}, {clock}"
  },
  "hi": {
    "months": [
      "जनवरी",
      "फ़रवरी",
      "मार्च",
      "अप्रैल",
      "मई",
      "जून",
      "जुलाई",
      "अगस्त",
      "सितंबर",
      "अक्टूबर",
      "नवंबर",
      "दिसंबर"
    ],
    "date": "{day} {month} {year}",
    "shortDate": "{day} {month}",
    "dateAndTime": "{date}, {clock}"
  },
  "es": {
    "months": [
      "ene",
      "feb",
      "mar",
      "abr",
      "may",
      "jun",
      "jul",
      "ago",
      "sep",
      "oct",
      "nov",
      "dic"
    ],
    "date": "{day} {month} {year}",
    "shortDate": "{day} {month}",
    "dateAndTime": "{date}, {clock}"
  },
  "zh-CN": {
    "months": [
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "12"
    ],
    "date": "{year}年{month}月{day}日",
    "shortDate": "{month}月{day}日",
    "dateAndTime": "{date} {clock}"
  }
}

/** The midnight that ends a day, behind the language's word for 'before' or 'until'. */
export const endsOfDay: Each<string> = {
  "en": "the end of {date}",
  "fil": "matapos ang {date}",
  "id": "akhir hari {date}",
  "hi": "{date} के अंत",
  "es": "final del {date}",
  "zh-CN": "{date} 24:00"
}

/** Stands between two of a list. */
export const betweenTwo: Each<string> = {
  "en": ", ",
  "fil": ", ",
  "id": ", ",
  "hi": ", ",
  "es": ", ",
  "zh-CN": "、"
}

/** One and several of each unit, as they stand after `in`; `{n}` becomes the number. */
export const waitingWords: Each<
  Readonly<Record<'second' | 'minute' | 'hour' | 'day', readonly [one: string, several: string]>>
> = {
  "en": {
    "second": [
      "a second",
      "{n} seconds"
    ],
    "minute": [
      "a minute",
      "{n} minutes"
    ],
    "hour": [
      "an hour",
      "{n} hours"
    ],
    "day": [
      "a day",
      "{n} days"
    ]
  },
  "fil": {
    "second": [
      "isang segundo",
      "{n} segundo"
    ],
    "minute": [
      "isang minuto",
      "{n} minuto"
    ],
    "hour": [
      "isang oras",
      "{n} oras"
    ],
    "day": [
      "isang araw",
      "{n} araw"
    ]
  },
  "id": {
    "second": [
      "satu detik",
      "{n} detik"
    ],
    "minute": [
      "satu menit",
      "{n} menit"
    ],
    "hour": [
      "satu jam",
      "{n} jam"
    ],
    "day": [
      "satu hari",
      "{n} hari"
    ]
  },
  "hi": {
    "second": [
      "एक सेकंड",
      "{n} सेकंड"
    ],
    "minute": [
      "एक मिनट",
      "{n} मिनट"
    ],
    "hour": [
      "एक घंटे",
      "{n} घंटे"
    ],
    "day": [
      "एक दिन",
      "{n} दिन"
    ]
  },
  "es": {
    "second": [
      "un segundo",
      "{n} segundos"
    ],
    "minute": [
      "un minuto",
      "{n} minutos"
    ],
    "hour": [
      "una hora",
      "{n} horas"
    ],
    "day": [
      "un día",
      "{n} días"
    ]
  },
  "zh-CN": {
    "second": [
      "1 秒",
      "{n} 秒"
    ],
    "minute": [
      "1 分钟",
      "{n} 分钟"
    ],
    "hour": [
      "1 小时",
      "{n} 小时"
    ],
    "day": [
      "1 天",
      "{n} 天"
    ]
  }
}
