// Words of getting in, of an officer's own page and of the page of all officers, in English.

import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')

export const loginWords = {
  login: {
    title: 'Log in',
    out: 'Logged out',
    head: {
      new: 'Log in to the desk.',
      ended: 'Your session has ended.',
      refused: 'This link no longer opens the desk.',
      out: 'You are logged out.',
      noRole: 'You have no role at this desk.',
      failed: 'The login did not work.',
      away: 'The login cannot be reached right now.',
    },
    why: {
      new: 'The desk has no passwords.',
      ended:
        'A session ends after 15 minutes without use, after 10 hours, and at once when an admin ends it. Nobody can go on in your name.',
      refused:
        'A link works once, and within a day. This one was used, is too old, or was made for somebody who has left.',
      out: 'Your session is over in this browser. Whoever sits here next finds this page.',
      noRole: 'Your company’s login knows you and gives you no role here. Ask whoever manages it.',
      failed: 'What came back from your company’s login was too old, was used before, or was not meant for this desk.',
      away: 'Your company’s login does not answer the desk. Try again in a minute.',
    },
    byPasskey: 'Log in with a passkey',
    byProvider: 'Log in with your company account',
    how: {
      passkeys: 'You have no passkey yet, or have lost it? Ask an admin of your desk for an invitation.',
      provider: 'Who may work here is decided in your company’s login.',
    },
    demo: 'This is the demo: the test page has a link for each sample officer.',
    kept: 'What you had typed. Copy it before you leave this page.',
  },
  passkey: {
    stopped: 'Nothing was done. You can try again.',
    failed: 'That did not work. Please try again.',
    none: 'This browser has no passkeys at this address. Use a current browser, at the https address of the desk.',
    noScript: 'A passkey needs the script of this page. Please allow it for the desk.',
  },
  join: {
    title: 'Invitation',
    head: (name: string) => `Welcome, ${name}.`,
    lead: (role: string) => `You are invited to this desk, as ${role}.`,
    how: 'The person who invited you tells you a code by phone or face to face. You log in with a passkey: your device keeps it, and opens it by your finger, face or PIN. Make it on the device you work at. You can add others later.',
    code: 'The code that you were told',
    submit: 'Make my passkey',
    another: (name: string) => `This invitation is for ${name}.`,
    whyAnother: (me: string) =>
      `You are logged in as ${me}. An invitation opens only for the person whom it names: send it to nobody else, and open it on their device.`,
    over: 'This invitation no longer works.',
    whyOver:
      'It works once, within a day, and not after five wrong codes, and a newer one replaces it. Ask an admin of your desk for another one.',
  },
  me: {
    title: 'You at this desk',
    lead: (role: string) => `Your role is ${role}. What you read and do is recorded under your name.`,
    passkeys: 'Your passkeys',
    none: 'You have no passkey. You got in by a link of the demo.',
    label: 'Passkey',
    created: 'Added',
    used: 'Last used',
    never: 'never',
    unnamed: 'without a name',
    remove: 'Remove',
    removeOf: (label: string) => `Remove ${label}`,
    addTitle: 'Add another one',
    addNote: 'For another device, or a key you keep in a drawer. Within 15 minutes after you logged in.',
    name: 'Its name, for this list',
    add: 'Add a passkey',
    byProvider: 'You log in with your company account. The desk keeps nothing to log in with.',
  },
  officers: {
    title: 'Officers',
    head: 'Who works at this desk',
    lead: 'Inviting, changing a role and ending somebody are recorded under your name.',
    leadByProvider: 'Your company’s login says who works here, and in which role. You can end somebody here at once.',
    leadToRead: 'Who works at this desk, and in which role. An admin invites officers, and ends those who leave.',
    invite: {
      title: 'Invite somebody',
      name: 'Name',
      role: 'Role',
      submit: 'Make an invitation',
      done: (name: string) => `The invitation of ${name}. Shown once: copy it now, and send it to nobody else.`,
      gone: 'The officer is invited, and the link was shown before. Make a new invitation if it is lost.',
      code: 'The code that opens it',
      note: 'It works once, within a day, and only for the person whom it names. Tell the code by phone or in person, never beside the link. Never open it yourself.',
      waits: (at: string) =>
        `This role needs a second person: the link opens once a manager or another admin confirms it, or from ${written(at)} if nobody stops it.`,
    },
    grants: {
      title: (n: number) => (n === 1 ? 'A role waits for a second person' : `${n} roles wait for a second person`),
      lead: 'Who signs for money, or manages officers, is never let in by one person alone. Ask whoever gave the role before you confirm it.',
      kinds: {
        invited: (role: string) => `invited as ${role}`,
        invitedAgain: (role: string) => `invited again, as ${role}`,
        role: (role: string) => `becomes ${role}`,
      },
      byOperator: 'The operator, by command',
      untilSigned: 'Holds once you or somebody else confirms it',
      until: (at: string) => `Holds from ${written(at)} if nobody stops it`,
      own: 'You cannot confirm this yourself. You can stop it.',
      confirm: 'Confirm the role',
      stop: 'Stop it',
    },
    told: {
      you: {
        invited: (by: string, role: string, at: string) => `${by} invited you as ${role} on ${written(at)}.`,
        invitedAgain: (by: string, role: string, at: string) =>
          `${by} invited you again, as ${role}, on ${written(at)}: your old passkeys stopped working. If you did not ask for it, tell a manager.`,
        role: (by: string, role: string, at: string) => `${by} gave you the role ${role} on ${written(at)}.`,
      },
      others: {
        invited: (by: string, name: string, role: string, at: string) =>
          `${by} invited ${name} as ${role} on ${written(at)}.`,
        invitedAgain: (by: string, name: string, role: string, at: string) =>
          `${by} invited ${name} again, as ${role}, on ${written(at)}.`,
        role: (by: string, name: string, role: string, at: string) =>
          `${by} gave ${name} the role ${role} on ${written(at)}.`,
        joined: (_by: string, name: string, role: string, at: string) =>
          `${name} opened the invitation as ${role} and made a passkey on ${written(at)}. Ask whether it was them; if not, end them at once.`,
        codeGuessed: (_by: string, name: string, _role: string, at: string) =>
          `Somebody has the link of ${name}'s invitation and typed five wrong codes, the last on ${written(at)}. The invitation is over: make a new one, and send it another way.`,
      },
      waits: (at: string) => `It holds from ${written(at)} if nobody stops it.`,
      operator: 'The operator',
      untilSigned: 'It holds once somebody confirms it.',
      look: 'Confirm or stop it',
      seen: 'Seen',
    },
    columns: {
      name: 'Name',
      role: 'Role',
      way: 'Gets in by',
      seen: 'Last seen',
      acts: 'What you can do',
    },
    caption: 'Officers',
    ways: {
      provider: 'company account',
      passkeys: (n: number) => (n === 1 ? 'one passkey' : `${n} passkeys`),
      invited: (until: string) => `invitation, until ${written(until)}`,
      none: 'nothing',
    },
    ended: (at: string) => `ended on ${written(at)}`,
    never: 'never',
    audit: 'What they did',
    change: 'Change the role',
    newRole: 'New role',
    reason: 'Why',
    changeSubmit: 'Change the role',
    end: 'End',
    endNote: 'All their sessions, passkeys and invitations end at once. This cannot be undone.',
    endSubmit: 'End this officer',
    again: 'Invite again',
    againNote: 'For somebody who has lost their passkey. The old ones stop working, and all sessions end.',
    againSubmit: 'Make a new invitation',
  },
} as const
