// What stands in the fields of the Postman collection: values that a call of the demo takes, the same whenever it is made.

/** By the name of the field or parameter. `{{…}}` is a variable of the collection, for what an earlier call has answered. */
const examples: Readonly<Record<string, string | number>> = {
  reference: 'client-4711',
  'idempotency-key': '{{$guid}}',
  phone: '09171234567',
  assertion: '{{assertion}}',
  productId: '{{productId}}',
  orderId: '{{orderId}}',
  problemId: '{{problemId}}',
  applicationId: '{{applicationId}}',
  amount: '500000',
  periods: 3,
  firstPayTime: '2027-01-15',
  after: '{{next}}',
  limit: 50,
  birthDay: '1994-05-17',
  fullName: 'Ana Reyes',
  city: 'Quezon City',
  address: '12 Mabini St, Barangay Central',
  email: 'ana@example.com',
  workKind: 'employed',
  employer: 'Reyes Bakery',
  monthlyIncome: '2500000',
  payDay: '30',
  purpose: 'family',
  otherPayments: '0',
  dependants: '1',
  idType: 'nationalId',
  idNumber: '1234-5678-9012-3456',
}

/** Variables of the collection that the examples name. */
export const exampleVariables = ['assertion', 'productId', 'orderId', 'problemId', 'applicationId', 'next'].map(
  (key) => ({ key, value: '', type: 'string' }),
)

type Json = Record<string, unknown>

function exampleOf(name: string, schema: Json): unknown {
  const { enum: choices } = schema as { readonly enum?: readonly unknown[] }
  const example = choices?.[0] ?? examples[name]
  if (example === undefined) throw new Error(`${name} has no example: add one in scripts/partner-examples.ts`)
  return example
}

/** The document with an example at each parameter and each field of a request. Throws for a name that has none. */
export function withExamples(document: Json): Json {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const { parameters, requestBody, ...rest } = value as {
      readonly parameters?: readonly { readonly name: string; readonly schema: Json }[]
      readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
    }
    return {
      ...Object.fromEntries(Object.entries(rest).map(([name, of]) => [name, walk(of)])),
      ...(Array.isArray(parameters) && {
        parameters: parameters.map((one) => ({ ...one, example: exampleOf(one.name, one.schema) })),
      }),
      ...(requestBody !== undefined && { requestBody: { ...requestBody, content: contentWith(requestBody.content) } }),
    }
  }
  return walk(document) as Json
}

function contentWith(content: Readonly<Record<string, { readonly schema: Json }>>): Json {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => {
      const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>)
      const example = Object.fromEntries(fields.map(([name, of]) => [name, exampleOf(name, of)]))
      return [type, { schema, example }]
    }),
  )
}
