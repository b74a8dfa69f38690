// The token of an `Authorization: Bearer` header. The name of the scheme has no case (RFC 9110, 11.1).

/** Null without a token, and for one that is longer than any of ours. */
export function bearerToken(
  { authorization = '' }: { readonly authorization?: string | undefined },
  longest = 2_048,
): string | null {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? null
  return token === null || token.length > longest ? null : token
}
