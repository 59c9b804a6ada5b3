// `npm run contract:states`: writes contract/provider-states.md.
import { writeFileSync } from 'node:fs';
import { inProject } from '../lib/project.ts';
import { stateDocument } from './document.ts';
import { usesOfStates } from './uses.ts';

writeFileSync(inProject('contract/provider-states.md'), stateDocument(usesOfStates()));
