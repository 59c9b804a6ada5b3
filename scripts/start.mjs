// `npm start`: works as the first command after cloning, on Node 20 and without packages.
import { handOver } from './setup/handover.mjs';

handOver('scripts/start/main.ts');
