// Words of the evidence file in English.

export const evidenceWords = {
  title: 'Evidence file',
  link: 'Evidence file',
  holds: 'What it holds',
  parts: [
    'The agreements as they were signed, with the Key Facts, as PDF',
    'Each loan: the schedule, every event, and the ledger entries with the seals over them',
    'Every contact and message with its time, and what was written in cases',
    'Every decision of officers with the effect that was proposed and the one that was signed',
    'A list of all files with their hashes',
  ],
  take: 'Download',
  note: 'Nothing in it is masked. Your name, the reason and the hash of the file are recorded.',
  reason: 'Why, and for whom',
  submit: 'Download the file',
}
