// `npm run contract:publish`: puts the pact into a Pact Broker by Pact's own client. Environment:
// PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN (or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD),
// PACT_CONSUMER_VERSION and PACT_CONSUMER_BRANCH (else those of git).
import { publishPact } from './publish.ts';

const { message, code } = publishPact(process.env);
console.log(message);
process.exitCode = code;
