// The mark of requests that no tap caused: of a page's own requests, and of the calls behind them. Without schemas: the browser has it.

/** Header of calls that a page makes without user action: such a call does not keep an idle session alive. */
export const unattendedHeader = { name: 'x-unattended', value: '1' } as const
