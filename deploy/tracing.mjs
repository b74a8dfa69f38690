// Starts an OpenTelemetry SDK beside the product: `npm install --no-save @opentelemetry/sdk-node`, then
// `NODE_OPTIONS="--import $PWD/deploy/tracing.mjs"` and OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME and the like, as the SDK names them.
// No instrumentation is registered: the product opens its own spans, which carry what its log may carry and nothing else.
import { NodeSDK } from '@opentelemetry/sdk-node'

const sdk = new NodeSDK({ instrumentations: [] })
sdk.start()
process.once('beforeExit', () => sdk.shutdown())
