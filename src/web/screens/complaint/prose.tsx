// Text of a person, line by line as it was written, and never as anything but text.

export function Prose({ text }: { text: string }) {
  const lines = text.split('\n')
  return (
    <p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  )
}
