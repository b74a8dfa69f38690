// The language switch: every language by its own name. Each leads to the same page in that language, loaded whole.

import { Fragment } from 'react'
import { type Language, languageNames, languages } from '../../core/language.ts'
import { Link } from './link.tsx'

/** The names of the languages in a row, for a reader who cannot read the words beside them. */
export function LanguageNames() {
  return languages.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && ' · '}
      <span lang={language}>{languageNames[language]}</span>
    </Fragment>
  ))
}

/** `to` answers the address of this page in a language; `label` names the switch for a screen reader. */
export function LanguageLinks(props: { label: string; current: string; to: (language: Language) => string }) {
  return (
    <nav aria-label={props.label}>
      <p className="ways">
        {languages.map((language) => (
          <Link
            key={language}
            className="link"
            to={props.to(language)}
            reload
            {...(language === props.current ? { 'aria-current': 'true' } : {})}
          >
            <span lang={language}>{languageNames[language]}</span>
          </Link>
        ))}
      </p>
    </nav>
  )
}
