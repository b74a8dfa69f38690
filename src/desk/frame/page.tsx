// The frame of every page of the desk: who is here, the find box, the tabs that the role may open, the sheet, and the keys.

import type { ReactNode } from 'react'
import { mayDo } from '../../core/officer/rights.ts'
import type { DeskWords } from '../messages/words.ts'
import { type Got, type Me, type Tab, tabList } from '../screen.ts'
import { Submit } from '../ui/form.tsx'
import { Mark, State } from '../ui/parts.tsx'
import { deskScript } from './script.ts'

interface PageProps {
  readonly language: string
  readonly words: DeskWords
  readonly css: string
  readonly lenderName: string
  readonly title: string
  /** Null for a page without a session. */
  readonly me: Me | null
  /** The name of what the officer has just done; empty for nothing. */
  readonly said: string
  readonly told: Notices
  readonly url: URL
  readonly tab: Tab | null
  readonly children: ReactNode
}

export function Page(props: PageProps) {
  const { language, words, css, lenderName, title, me, said, told, url, tab, children } = props
  const done = Object.hasOwn(words.said, said) ? words.said[said as keyof DeskWords['said']] : null
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#e9eee6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1512" media="(prefers-color-scheme: dark)" />
        <title>{words.frame.title({ page: title })}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, no outside text */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body data-session={me === null ? undefined : 'open'}>
        <a className="skip" href="#main">
          {words.frame.skip}
        </a>
        <Head {...props} />
        <main className="sheet" id="main" tabIndex={-1}>
          {me !== null && done !== null && (
            <div className="saying">
              <div className="said" role="status" tabIndex={-1}>
                <State of="ok">{done}</State>
              </div>
              {mayDo(me.role, 'work') && tab !== 'work' && <a href="/">{words.frame.toWork}</a>}
            </div>
          )}
          {me !== null && <Told told={told} me={me} words={words} back={url.pathname + url.search} />}
          {children}
        </main>
        <footer className="end">
          <span>{lenderName}</span>
          {me !== null && <span>{words.frame.recorded}</span>}
        </footer>
        {me !== null && <Keys words={words} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, no outside text */}
        <script dangerouslySetInnerHTML={{ __html: deskScript }} />
      </body>
    </html>
  )
}

function Head({ words, lenderName, me, url, tab }: PageProps) {
  return (
    <header>
      <div className="edge" />
      <div className="bar">
        <a className="brand" href="/">
          <Mark />
          {words.frame.desk({ lender: lenderName })}
        </a>
        {me !== null && mayDo(me.role, 'read') && (
          <search className="find">
            <form action="/find">
              <input
                className="box"
                name="q"
                type="search"
                defaultValue={url.pathname === '/find' ? (url.searchParams.get('q') ?? '') : ''}
                aria-label={words.frame.find}
                placeholder={words.frame.findHint}
                aria-keyshortcuts="/"
                data-key="/"
                autoComplete="off"
              />
              <kbd className="wd">/</kbd>
            </form>
          </search>
        )}
        {me !== null && (
          <div className="who">
            <span>
              <a href="/me">
                <b>{me.name}</b>
              </a>{' '}
              <span className="quiet">{words.roles[me.role]}</span>
            </span>
            <button className="btn wd" type="button" popoverTarget="keys" aria-keyshortcuts="?">
              {words.frame.keys} <kbd>?</kbd>
            </button>
            <form method="post" action="/log-out">
              <Submit>{words.frame.logOut}</Submit>
            </form>
          </div>
        )}
      </div>
      {me !== null && (
        <nav className="tabs" aria-label={words.frame.menu}>
          {tabList
            .filter(({ right }) => mayDo(me.role, right))
            .map(({ name, path, key }) => (
              <a key={name} href={path} aria-current={name === tab ? 'page' : undefined} data-go={key}>
                {words.tabs[name]}
              </a>
            ))}
        </nav>
      )}
    </header>
  )
}

type Notices = Got<'getMe'>['told']

function Told({ told, me, words, back }: { told: Notices; me: Me; words: DeskWords; back: string }) {
  const { told: said } = words.officers
  return told.map(({ id, aboutId, name, kind, role, by, at, waits, holdsFrom }) => (
    <div className="say soon stack" role="status" key={id}>
      <p>
        {aboutId === me.id && kind !== 'joined' && kind !== 'codeGuessed'
          ? said.you[kind]({ by: by ?? said.operator, role: words.roles[role], at })
          : said.others[kind]({ by: by ?? said.operator, name, role: words.roles[role], at })}{' '}
        {waits && (holdsFrom === null ? said.untilSigned : said.waits({ at: holdsFrom }))}
      </p>
      <div className="row">
        {waits && mayDo(me.role, 'confirmRole') && <a href="/officers#grants">{said.look}</a>}
        <form method="post" action="/me">
          <input type="hidden" name="act" value="seen" />
          <input type="hidden" name="about" value={id} />
          <input type="hidden" name="back" value={back} />
          <Submit>{said.seen}</Submit>
        </form>
      </div>
    </div>
  ))
}

function Keys({ words }: { words: DeskWords }) {
  const { keys } = words
  return (
    <aside id="keys" popover="auto" aria-label={keys.title}>
      <table>
        <caption>{keys.title}</caption>
        <tbody>
          {keys.list.map(([what, ...pressed]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="r">
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet s">{keys.note}</p>
      <label className="pick">
        <input type="checkbox" id="keys-off" />
        {keys.off}
      </label>
    </aside>
  )
}
