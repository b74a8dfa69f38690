export function lives(pid: number, startedAt: string): boolean
export function oneAtATime<Result>(
  folder: string,
  what: string,
  onWait: (pid: number) => void,
  work: () => Promise<Result>,
): Promise<Result>
