// `npm run contract:publish`: publishes the pact to a Pact Broker with Pact's client. Environment:
// PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN (or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD),
// PACT_CONSUMER_VERSION and PACT_CONSUMER_BRANCH (default: from git).
import { publishPact } from './publish.ts';

const { message, code } = publishPact(process.env);
console.log(message);
process.exitCode = code;
